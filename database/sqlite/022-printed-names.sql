-- Earlier release: can run
-- Receipts of before name the person as they were printed then: with every name in Latin letters, those with an accent or
-- a curly apostrophe too. One that was drawn since stays as it was drawn.
UPDATE receipts SET payer = (
    SELECT name FROM orders JOIN enrolled ON enrolled.id = orders.enrolment_id WHERE orders.id = receipts.order_id)
 WHERE file IS NULL AND payer LIKE 'The person with the address %'
   AND EXISTS (
     SELECT 1 FROM orders JOIN enrolled ON enrolled.id = orders.enrolment_id
      WHERE orders.id = receipts.order_id
        AND name NOT GLOB '*[^ -~' || char(160) || '-' || char(255)
          || char(8211, 8212, 8216, 8217, 8220, 8221, 8226, 8230, 8722, 8377) || ']*');
