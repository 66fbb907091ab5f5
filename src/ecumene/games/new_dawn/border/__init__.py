"""A New Dawn as it is seen from outside: views, questions, boards, scenarios. Not compiled."""
