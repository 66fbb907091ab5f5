"""What players and others may see: views, boards, prices, scenarios. Not compiled."""
