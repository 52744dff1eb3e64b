-- What stands on a receipt or voucher and nowhere else once its enrolment is erased: tax law has it kept. `payer` is the
-- person as printed. `file` is the PDF as it was first drawn, null until then.
CREATE TABLE receipts (
  number TEXT PRIMARY KEY,
  order_id TEXT NOT NULL,
  payer TEXT NOT NULL,
  file BLOB
) STRICT;
CREATE INDEX receipts_of ON receipts (order_id);

-- Those of before, as they were printed then: with the name, or with the address where its letters could not be set.
INSERT INTO receipts (number, order_id, payer)
  SELECT value, orders.id,
         CASE WHEN name IS NULL THEN 'The person who enrolled'
              WHEN name GLOB '*[^ -~]*' THEN 'The person with the address ' || email ELSE name END
    FROM orders LEFT JOIN enrolled ON enrolled.id = orders.enrolment_id,
         json_each(json_array(receipt_number, voucher_number)) WHERE value IS NOT NULL;
