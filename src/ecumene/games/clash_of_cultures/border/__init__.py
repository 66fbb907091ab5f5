"""Where rules meet names: views, boards, facts, prices, scenarios. Not compiled."""
