-- Another edition: ledgers send everything again, and with it the sounds of words.
UPDATE edition SET id = lower(hex(randomblob(8)));
