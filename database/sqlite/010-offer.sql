-- What an enrolment or a request for a call is about: the slug of an offer, or none. Which are sold is not known
-- here, only what a slug looks like.

ALTER TABLE request_a_call ADD COLUMN offer TEXT
  CHECK (length(offer) BETWEEN 1 AND 60 AND offer NOT GLOB '*[^a-z0-9-]*');
ALTER TABLE enrollments ADD COLUMN offer TEXT
  CHECK (length(offer) BETWEEN 1 AND 60 AND offer NOT GLOB '*[^a-z0-9-]*');

CREATE TRIGGER request_a_call_a_offer BEFORE INSERT ON request_a_call
BEGIN
  SELECT RAISE(ABORT, 'Please choose an offer from the list; the one that was sent is not offered at present.')
    WHERE length(NEW.offer) NOT BETWEEN 1 AND 60 OR NEW.offer GLOB '*[^a-z0-9-]*';
END;
CREATE TRIGGER enrollments_a_offer BEFORE INSERT ON enrollments
BEGIN
  SELECT RAISE(ABORT, 'Please choose an offer from the list; the one that was sent is not offered at present.')
    WHERE length(NEW.offer) NOT BETWEEN 1 AND 60 OR NEW.offer GLOB '*[^a-z0-9-]*';
END;

DROP VIEW leads;
CREATE VIEW leads (kind, id, created_at, name, email, phone, program, message, offer) AS
  SELECT 'request_a_call', id, created_at, name, email, phone, program, message, offer FROM request_a_call
  UNION ALL
  SELECT 'enrollments', id, created_at, name, email, mobile, NULL, NULL, offer FROM enrollments
  UNION ALL
  SELECT 'email_subscriptions', id, created_at, NULL, email, NULL, NULL, NULL, NULL FROM email_subscriptions;
