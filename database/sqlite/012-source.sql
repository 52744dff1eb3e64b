-- Where a visitor came from, as the page that they opened first knows it; see `contract/source.ts`. Nobody is asked for
-- it, so nothing about it is refused: what is too long is cut by the service, and here it only has to be bounded.
ALTER TABLE request_a_call ADD COLUMN source TEXT CHECK (length(source) BETWEEN 1 AND 200);
ALTER TABLE enrollments ADD COLUMN source TEXT CHECK (length(source) BETWEEN 1 AND 200);
ALTER TABLE email_subscriptions ADD COLUMN source TEXT CHECK (length(source) BETWEEN 1 AND 200);

DROP VIEW leads;
CREATE VIEW leads (kind, id, created_at, name, email, phone, program, message, offer, source) AS
  SELECT 'request_a_call', id, created_at, name, email, phone, program, message, offer, source FROM request_a_call
  UNION ALL
  SELECT 'enrollments', id, created_at, name, email, mobile, NULL, NULL, offer, source FROM enrollments
  UNION ALL
  SELECT 'email_subscriptions', id, created_at, NULL, email, NULL, NULL, NULL, NULL, source FROM email_subscriptions;
