-- Earlier release: can run
-- Receipts of before name the person as they were printed then: with every name in Latin letters, those with an accent or
-- a curly apostrophe too. One that was drawn since stays as it was drawn.
update back_office.receipts set payer = normalize(name, NFC)
  from back_office.orders join back_office.enrolled on enrolled.id = orders.enrolment_id
 where orders.id = receipts.order_id and file is null and payer like 'The person with the address %'
   and normalize(name, NFC) ~ '^[ -~\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2212\u20b9]*$';
