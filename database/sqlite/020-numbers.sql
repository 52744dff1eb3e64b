-- Earlier release: can run
-- By which campaign somebody came: the labels (`utm_medium`, `utm_campaign`) that stand in brackets behind the page in
-- `source`, as they are written there: "whatsapp → /courses (social, diwali; from l.wl.co)" has "social, diwali".
ALTER TABLE enquiries ADD COLUMN campaign TEXT;

-- The triggers of 002 and 006, with the campaign. It is cut out in steps: visitors' statements may read nothing.
DROP TRIGGER request_a_call_note;
CREATE TRIGGER request_a_call_note AFTER INSERT ON request_a_call
BEGIN
  INSERT INTO enquiries (id, kind, created_at, name, email, phone, offer, source, email_key, phone_key, search, due_at)
    VALUES (NEW.id, 'request_a_call', NEW.created_at, NEW.name, NEW.email, NEW.phone, NEW.offer,
            substr(NEW.source, 1, instr(NEW.source || ' → ', ' → ') - 1), lower(NEW.email), phone_key(NEW.phone),
            search_text(NEW.name, NEW.email, NEW.phone), NEW.created_at);
  UPDATE enquiries SET campaign = substr(NEW.source, instr(NEW.source, ' → ') + 3)
   WHERE id = NEW.id AND NEW.source LIKE '% → % (%';
  UPDATE enquiries SET campaign =
    substr(campaign, instr(campaign, ' (') + 2, max(0, length(campaign) - instr(campaign, ' (') - 2))
   WHERE id = NEW.id AND campaign IS NOT NULL;
  UPDATE enquiries SET campaign = CASE WHEN substr(campaign, 1, 5) <> 'from '
      THEN nullif(trim(substr(campaign, 1, instr(campaign || '; from ', '; from ') - 1)), '') END
   WHERE id = NEW.id AND campaign IS NOT NULL;
  INSERT INTO outbox (id, channel, kind, row_id, created_at, due_at, type, subject)
    SELECT new_id(), name, 'request_a_call', NEW.id, NEW.created_at, NEW.created_at, 'enquiry.received', NEW.id
      FROM channels WHERE is_on AND name <> 'visitor';
END;

DROP TRIGGER enrollments_note;
CREATE TRIGGER enrollments_note AFTER INSERT ON enrollments
BEGIN
  INSERT INTO enquiries (id, kind, created_at, name, email, phone, offer, source, email_key, phone_key, search, due_at)
    VALUES (NEW.id, 'enrollments', NEW.created_at, NEW.name, NEW.email, NEW.mobile, NEW.offer,
            substr(NEW.source, 1, instr(NEW.source || ' → ', ' → ') - 1), lower(NEW.email), phone_key(NEW.mobile),
            search_text(NEW.name, NEW.email, NEW.mobile), NEW.created_at);
  UPDATE enquiries SET campaign = substr(NEW.source, instr(NEW.source, ' → ') + 3)
   WHERE id = NEW.id AND NEW.source LIKE '% → % (%';
  UPDATE enquiries SET campaign =
    substr(campaign, instr(campaign, ' (') + 2, max(0, length(campaign) - instr(campaign, ' (') - 2))
   WHERE id = NEW.id AND campaign IS NOT NULL;
  UPDATE enquiries SET campaign = CASE WHEN substr(campaign, 1, 5) <> 'from '
      THEN nullif(trim(substr(campaign, 1, instr(campaign || '; from ', '; from ') - 1)), '') END
   WHERE id = NEW.id AND campaign IS NOT NULL;
  INSERT INTO outbox (id, channel, kind, row_id, created_at, due_at, type, subject)
    SELECT new_id(), name, 'enrollments', NEW.id, NEW.created_at, NEW.created_at, 'enquiry.received', NEW.id
      FROM channels WHERE is_on AND name <> 'visitor';
END;

DROP TRIGGER email_subscriptions_note;
CREATE TRIGGER email_subscriptions_note AFTER INSERT ON email_subscriptions
BEGIN
  INSERT INTO enquiries (id, kind, created_at, name, email, phone, offer, source, email_key, phone_key, search, due_at)
    VALUES (NEW.id, 'email_subscriptions', NEW.created_at, NULL, NEW.email, NULL, NULL,
            substr(NEW.source, 1, instr(NEW.source || ' → ', ' → ') - 1), lower(NEW.email), NULL,
            search_text(NULL, NEW.email, NULL), NULL);
  UPDATE enquiries SET campaign = substr(NEW.source, instr(NEW.source, ' → ') + 3)
   WHERE id = NEW.id AND NEW.source LIKE '% → % (%';
  UPDATE enquiries SET campaign =
    substr(campaign, instr(campaign, ' (') + 2, max(0, length(campaign) - instr(campaign, ' (') - 2))
   WHERE id = NEW.id AND campaign IS NOT NULL;
  UPDATE enquiries SET campaign = CASE WHEN substr(campaign, 1, 5) <> 'from '
      THEN nullif(trim(substr(campaign, 1, instr(campaign || '; from ', '; from ') - 1)), '') END
   WHERE id = NEW.id AND campaign IS NOT NULL;
  INSERT INTO outbox (id, channel, kind, row_id, created_at, due_at, type, subject)
    SELECT new_id(), name, 'email_subscriptions', NEW.id, NEW.created_at, NEW.created_at, 'enquiry.received', NEW.id
      FROM channels WHERE is_on AND name <> 'visitor';
END;

DROP TRIGGER waiting_list_note;
CREATE TRIGGER waiting_list_note AFTER INSERT ON waiting_list
BEGIN
  INSERT INTO enquiries (id, kind, created_at, name, email, phone, offer, source, email_key, phone_key, search, due_at)
    VALUES (NEW.id, 'waiting_list', NEW.created_at, NEW.name, NEW.email, NEW.mobile, NEW.offer,
            substr(NEW.source, 1, instr(NEW.source || ' → ', ' → ') - 1), lower(NEW.email), phone_key(NEW.mobile),
            search_text(NEW.name, NEW.email, NEW.mobile), NEW.created_at);
  UPDATE enquiries SET campaign = substr(NEW.source, instr(NEW.source, ' → ') + 3)
   WHERE id = NEW.id AND NEW.source LIKE '% → % (%';
  UPDATE enquiries SET campaign =
    substr(campaign, instr(campaign, ' (') + 2, max(0, length(campaign) - instr(campaign, ' (') - 2))
   WHERE id = NEW.id AND campaign IS NOT NULL;
  UPDATE enquiries SET campaign = CASE WHEN substr(campaign, 1, 5) <> 'from '
      THEN nullif(trim(substr(campaign, 1, instr(campaign || '; from ', '; from ') - 1)), '') END
   WHERE id = NEW.id AND campaign IS NOT NULL;
  INSERT INTO outbox (id, channel, kind, row_id, created_at, due_at, type, subject)
    SELECT new_id(), name, 'waiting_list', NEW.id, NEW.created_at, NEW.created_at, 'enquiry.received', NEW.id
      FROM channels WHERE is_on AND name <> 'visitor';
END;

UPDATE enquiries SET campaign = substr(sent.source, instr(sent.source, ' → ') + 3)
  FROM (SELECT id, source FROM request_a_call UNION ALL SELECT id, source FROM enrollments
        UNION ALL SELECT id, source FROM email_subscriptions UNION ALL SELECT id, source FROM waiting_list) AS sent
 WHERE sent.id = enquiries.id AND sent.source LIKE '% → % (%';
UPDATE enquiries SET campaign =
  substr(campaign, instr(campaign, ' (') + 2, max(0, length(campaign) - instr(campaign, ' (') - 2))
 WHERE campaign IS NOT NULL;
UPDATE enquiries SET campaign = CASE WHEN substr(campaign, 1, 5) <> 'from '
    THEN nullif(trim(substr(campaign, 1, instr(campaign || '; from ', '; from ') - 1)), '') END
 WHERE campaign IS NOT NULL;

-- All that lists are narrowed by and figures are counted by, so that neither reads the rows themselves.
DROP INDEX enquiries_counted;
CREATE INDEX enquiries_counted ON enquiries
  (created_at, is_aside, kind, state, owner_id, offer, due_at, answered_at, source, campaign, lost_reason);
