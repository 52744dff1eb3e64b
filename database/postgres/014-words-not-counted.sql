-- PostgreSQL notes how the values of a column are spread, for whoever searches by them. By these nobody searches, and what
-- is noted of a table stays when erasing takes its last row: names, and words about people. The same type once more takes
-- away what was noted before.
alter table back_office.enquiry_notes
  alter text type text, alter text set statistics 0;
alter table back_office.enquiry_corrections
  alter was type text, alter was set statistics 0,
  alter becomes type text, alter becomes set statistics 0;
alter table back_office.quarantine
  alter submission type jsonb, alter submission set statistics 0;
alter table back_office.provider_events
  alter body type text, alter body set statistics 0;
