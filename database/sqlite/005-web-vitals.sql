-- How fast the site was for those who visited it: one figure of one visit, without anything that leads back
-- to it. A day is all that is kept of the time.

CREATE TABLE web_vitals (
  id INTEGER PRIMARY KEY,
  day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  route TEXT NOT NULL CHECK (length(route) BETWEEN 1 AND 80),
  metric TEXT NOT NULL CHECK (metric IN ('lcp', 'inp', 'cls')),
  value REAL NOT NULL CHECK (value >= 0)
) STRICT;
CREATE INDEX web_vitals_day ON web_vitals (day);
