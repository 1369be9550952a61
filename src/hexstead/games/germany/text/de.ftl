# Germany, English: the rules by ID.
rule-G-ACT-01 = It is not this seat's decision.
