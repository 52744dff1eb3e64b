-- Sample data: one office account, twenty-four students, fourteen rooms and half a year of bookkeeping.
-- Import schema.sql first. All people are invented. Dates count back from the day of the import, so
-- that the reports have something to show whenever you try the application.
--
-- Sign in as the office:  admin@hostel.example    Warden@2026
-- Sign in as a student:   student@hostel.example  Student@2026  (every sample student has this password)

SET NAMES utf8mb4;
SET time_zone = '+05:30';
SET @today = CURDATE();
SET @month = DATE_FORMAT(@today, '%Y-%m-01');
SET @office = '$2y$10$ValgqP9KJVh6mhaNVCA2muYF1IUBF7OCj2YirCIABEeSmp/aCiUwe';
SET @student = '$2y$10$D9Bt7Opoq6akwdR8bbu.CucWzK9SCnGq8vL7oY/A0kHE0rZ8JvPDK';

INSERT INTO courses (id, code, name, duration_years) VALUES
    (1, 'BTECH-CS', 'B.Tech Computer Science', 4),
    (2, 'BCA', 'Bachelor of Computer Applications', 3),
    (3, 'BBA', 'Bachelor of Business Administration', 3),
    (4, 'BTECH-ME', 'B.Tech Mechanical Engineering', 4),
    (5, 'MCA', 'Master of Computer Applications', 2);

INSERT INTO users (id, role, name, email, password_hash, created_at) VALUES
    (1, 'admin', 'Hostel Office', 'admin@hostel.example', @office, @today - INTERVAL 190 DAY),
    (2, 'student', 'Ananya Deshmukh', 'student@hostel.example', @student, @today - INTERVAL 185 DAY),
    (3, 'student', 'Kavya Reddy', 'kavya@hostel.example', @student, @today - INTERVAL 178 DAY),
    (4, 'student', 'Meera Krishnan', 'meera@hostel.example', @student, @today - INTERVAL 171 DAY),
    (5, 'student', 'Ishita Banerjee', 'ishita@hostel.example', @student, @today - INTERVAL 164 DAY),
    (6, 'student', 'Sneha Patil', 'sneha@hostel.example', @student, @today - INTERVAL 157 DAY),
    (7, 'student', 'Divya Nair', 'divya@hostel.example', @student, @today - INTERVAL 150 DAY),
    (8, 'student', 'Pooja Chauhan', 'pooja@hostel.example', @student, @today - INTERVAL 143 DAY),
    (9, 'student', 'Ritu Sharma', 'ritu@hostel.example', @student, @today - INTERVAL 136 DAY),
    (10, 'student', 'Farah Sheikh', 'farah@hostel.example', @student, @today - INTERVAL 129 DAY),
    (11, 'student', 'Lakshmi Iyer', 'lakshmi@hostel.example', @student, @today - INTERVAL 122 DAY),
    (12, 'student', 'Arjun Mehta', 'arjun@hostel.example', @student, @today - INTERVAL 115 DAY),
    (13, 'student', 'Rohan Kulkarni', 'rohan@hostel.example', @student, @today - INTERVAL 108 DAY),
    (14, 'student', 'Vikram Singh', 'vikram@hostel.example', @student, @today - INTERVAL 101 DAY),
    (15, 'student', 'Aditya Joshi', 'aditya@hostel.example', @student, @today - INTERVAL 94 DAY),
    (16, 'student', 'Karthik Subramanian', 'karthik@hostel.example', @student, @today - INTERVAL 87 DAY),
    (17, 'student', 'Imran Qureshi', 'imran@hostel.example', @student, @today - INTERVAL 80 DAY),
    (18, 'student', 'Suresh Gowda', 'suresh@hostel.example', @student, @today - INTERVAL 73 DAY),
    (19, 'student', 'Nikhil Das', 'nikhil@hostel.example', @student, @today - INTERVAL 66 DAY),
    (20, 'student', 'Harsh Vardhan', 'harsh@hostel.example', @student, @today - INTERVAL 59 DAY),
    (21, 'student', 'Joseph Mathew', 'joseph@hostel.example', @student, @today - INTERVAL 52 DAY),
    (22, 'student', 'Tenzin Dorje', 'tenzin@hostel.example', @student, @today - INTERVAL 12 DAY),
    (23, 'student', 'Nandini Rao', 'nandini@hostel.example', @student, @today - INTERVAL 9 DAY),
    (24, 'student', 'Tushar Mishra', 'tushar@hostel.example', @student, @today - INTERVAL 6 DAY),
    (25, 'student', 'Zoya Ansari', 'zoya@hostel.example', @student, @today - INTERVAL 3 DAY);

INSERT INTO students
    (id, user_id, registration_no, course_id, study_year, gender, phone, guardian_name, guardian_phone, home_address)
VALUES
    (1, 2, 'BT22CS014', 1, 3, 'female', '98200 11001', 'Sunil Deshmukh', '98200 11002', '14 Lakeview Road, Nashik, Maharashtra'),
    (2, 3, 'BT22CS027', 1, 3, 'female', '98480 11003', 'Lakshmi Reddy', '98480 11004', '5-9-22 Temple Street, Warangal, Telangana'),
    (3, 4, 'BC23A008', 2, 2, 'female', '94470 11005', 'Krishnan Nair', '94470 11006', 'Thekkedath House, Thrissur, Kerala'),
    (4, 5, 'BB24M011', 3, 1, 'female', '98310 11007', 'Tapas Banerjee', '98310 11008', '22 Station Lane, Bardhaman, West Bengal'),
    (5, 6, 'BT23ME019', 4, 2, 'female', '98220 11009', 'Ashok Patil', '98220 11010', 'Plot 7, Market Yard, Sangli, Maharashtra'),
    (6, 7, 'MC25A003', 5, 1, 'female', '94460 11011', 'Radha Nair', '94460 11012', 'Palm Grove, Kollam, Kerala'),
    (7, 8, 'BC24A031', 2, 1, 'female', '98290 11013', 'Mahesh Chauhan', '98290 11014', '11 Fort Road, Ajmer, Rajasthan'),
    (8, 9, 'BB23M024', 3, 2, 'female', '98110 11015', 'Neelam Sharma', '98110 11016', 'House 48, Sector 9, Panipat, Haryana'),
    (9, 10, 'BT24CS040', 1, 1, 'female', '98250 11017', 'Imtiaz Sheikh', '98250 11018', '3 Garden Street, Bharuch, Gujarat'),
    (10, 11, 'MC24A009', 5, 2, 'female', '94440 11019', 'Raman Iyer', '94440 11020', '9 Car Street, Kumbakonam, Tamil Nadu'),
    (11, 12, 'BT22CS051', 1, 3, 'male', '98240 11021', 'Bhavna Mehta', '98240 11022', 'Near Clock Tower, Jamnagar, Gujarat'),
    (12, 13, 'BT23ME004', 4, 2, 'male', '98230 11023', 'Vijay Kulkarni', '98230 11024', '18 Hill Road, Satara, Maharashtra'),
    (13, 14, 'BT24ME012', 4, 1, 'male', '98140 11025', 'Harjit Singh', '98140 11026', 'Village Road, Moga, Punjab'),
    (14, 15, 'BC23A017', 2, 2, 'male', '94120 11027', 'Kamla Joshi', '94120 11028', 'Mall Road, Almora, Uttarakhand'),
    (15, 16, 'MC25A010', 5, 1, 'male', '94430 11029', 'Subramanian P', '94430 11030', '2 West Masi Lane, Madurai, Tamil Nadu'),
    (16, 17, 'BB24M006', 3, 1, 'male', '98930 11031', 'Nasreen Qureshi', '98930 11032', 'Old Market, Ujjain, Madhya Pradesh'),
    (17, 18, 'BT22CS063', 1, 3, 'male', '98450 11033', 'Manjula Gowda', '98450 11034', 'Coffee Board Road, Hassan, Karnataka'),
    (18, 19, 'BC24A022', 2, 1, 'male', '98640 11035', 'Bina Das', '98640 11036', 'Riverside Lane, Tezpur, Assam'),
    (19, 20, 'BT23CS035', 1, 2, 'male', '98350 11037', 'Usha Vardhan', '98350 11038', 'Ashok Path, Gaya, Bihar'),
    (20, 21, 'BB23M002', 3, 2, 'male', '94950 11039', 'Mary Mathew', '94950 11040', 'Church Road, Kottayam, Kerala'),
    (21, 22, 'BC25A001', 2, 1, 'male', '94180 11041', 'Pema Dorje', '94180 11042', 'Upper Bazaar, Dharamshala, Himachal Pradesh'),
    (22, 23, 'BB25M015', 3, 1, 'female', '98860 11043', 'Prakash Rao', '98860 11044', '7 Temple Square, Udupi, Karnataka'),
    (23, 24, 'BT25CS008', 1, 1, 'male', '94370 11045', 'Sarita Mishra', '94370 11046', 'Canal Road, Sambalpur, Odisha'),
    (24, 25, 'MC25A014', 5, 1, 'female', '98380 11047', 'Rashid Ansari', '98380 11048', '12 Civil Lines, Gorakhpur, Uttar Pradesh');

INSERT INTO rooms (id, block, number, floor, residents, monthly_fee, amenities, is_open) VALUES
    (1, 'Neem', '101', 0, 'women', 4200, 'Fan, study tables, shared bath', 1),
    (2, 'Neem', '102', 0, 'women', 4200, 'Fan, study tables, shared bath', 1),
    (3, 'Neem', '103', 0, 'women', 5600, 'Cooler, attached bath', 1),
    (4, 'Neem', '201', 1, 'women', 4200, 'Fan, study tables, balcony', 1),
    (5, 'Neem', '202', 1, 'women', 5600, 'Cooler, attached bath, balcony', 1),
    (6, 'Banyan', '101', 0, 'men', 3900, 'Fan, study tables, shared bath', 1),
    (7, 'Banyan', '102', 0, 'men', 3900, 'Fan, study tables, shared bath', 1),
    (8, 'Banyan', '103', 0, 'men', 5400, 'Cooler, attached bath', 1),
    (9, 'Banyan', '201', 1, 'men', 3900, 'Fan, study tables, balcony', 1),
    (10, 'Banyan', '202', 1, 'men', 5400, 'Cooler, attached bath, balcony', 1),
    (11, 'Gulmohar', '1', 0, 'any', 7800, 'Single room, attached bath, pantry shelf', 1),
    (12, 'Gulmohar', '2', 0, 'any', 7800, 'Single room, attached bath, pantry shelf', 1),
    (13, 'Gulmohar', '3', 0, 'any', 7800, 'Single room, attached bath, pantry shelf', 1),
    (14, 'Gulmohar', '4', 0, 'any', 7800, 'Closed for new plumbing', 0);

INSERT INTO beds (id, room_id, label) VALUES
    (1, 1, 'A'), (2, 1, 'B'), (3, 1, 'C'),
    (4, 2, 'A'), (5, 2, 'B'), (6, 2, 'C'),
    (7, 3, 'A'), (8, 3, 'B'),
    (9, 4, 'A'), (10, 4, 'B'), (11, 4, 'C'),
    (12, 5, 'A'), (13, 5, 'B'),
    (14, 6, 'A'), (15, 6, 'B'), (16, 6, 'C'), (17, 6, 'D'),
    (18, 7, 'A'), (19, 7, 'B'), (20, 7, 'C'), (21, 7, 'D'),
    (22, 8, 'A'), (23, 8, 'B'),
    (24, 9, 'A'), (25, 9, 'B'), (26, 9, 'C'), (27, 9, 'D'),
    (28, 10, 'A'), (29, 10, 'B'),
    (30, 11, 'A'),
    (31, 12, 'A'),
    (32, 13, 'A'),
    (33, 14, 'A');

-- Every resident booked first. The last three bookings wait for the office.
INSERT INTO bookings (id, student_id, room_id, wanted_from, note, status, remark, decided_by, decided_at, created_at) VALUES
    (1, 1, 3, @month - INTERVAL 5 MONTH, '', 'approved', '', 1, @month - INTERVAL 5 MONTH - INTERVAL 3 DAY + INTERVAL 12 HOUR, @month - INTERVAL 5 MONTH - INTERVAL 6 DAY + INTERVAL 19 HOUR),
    (2, 2, 3, @month - INTERVAL 5 MONTH, '', 'approved', '', 1, @month - INTERVAL 5 MONTH - INTERVAL 3 DAY + INTERVAL 12 HOUR, @month - INTERVAL 5 MONTH - INTERVAL 6 DAY + INTERVAL 19 HOUR),
    (3, 3, 1, @month - INTERVAL 5 MONTH, '', 'approved', '', 1, @month - INTERVAL 5 MONTH - INTERVAL 3 DAY + INTERVAL 12 HOUR, @month - INTERVAL 5 MONTH - INTERVAL 6 DAY + INTERVAL 19 HOUR),
    (4, 4, 1, @month - INTERVAL 4 MONTH, '', 'approved', '', 1, @month - INTERVAL 4 MONTH - INTERVAL 3 DAY + INTERVAL 12 HOUR, @month - INTERVAL 4 MONTH - INTERVAL 6 DAY + INTERVAL 19 HOUR),
    (5, 5, 1, @month - INTERVAL 5 MONTH, '', 'approved', '', 1, @month - INTERVAL 5 MONTH - INTERVAL 3 DAY + INTERVAL 12 HOUR, @month - INTERVAL 5 MONTH - INTERVAL 6 DAY + INTERVAL 19 HOUR),
    (6, 6, 5, @month - INTERVAL 3 MONTH, '', 'approved', '', 1, @month - INTERVAL 3 MONTH - INTERVAL 3 DAY + INTERVAL 12 HOUR, @month - INTERVAL 3 MONTH - INTERVAL 6 DAY + INTERVAL 19 HOUR),
    (7, 7, 2, @month - INTERVAL 4 MONTH, '', 'approved', '', 1, @month - INTERVAL 4 MONTH - INTERVAL 3 DAY + INTERVAL 12 HOUR, @month - INTERVAL 4 MONTH - INTERVAL 6 DAY + INTERVAL 19 HOUR),
    (8, 8, 2, @month - INTERVAL 5 MONTH, '', 'approved', '', 1, @month - INTERVAL 5 MONTH - INTERVAL 3 DAY + INTERVAL 12 HOUR, @month - INTERVAL 5 MONTH - INTERVAL 6 DAY + INTERVAL 19 HOUR),
    (9, 9, 4, @month - INTERVAL 2 MONTH, '', 'approved', '', 1, @month - INTERVAL 2 MONTH - INTERVAL 3 DAY + INTERVAL 12 HOUR, @month - INTERVAL 2 MONTH - INTERVAL 6 DAY + INTERVAL 19 HOUR),
    (10, 10, 11, @month - INTERVAL 5 MONTH, '', 'approved', '', 1, @month - INTERVAL 5 MONTH - INTERVAL 3 DAY + INTERVAL 12 HOUR, @month - INTERVAL 5 MONTH - INTERVAL 6 DAY + INTERVAL 19 HOUR),
    (11, 11, 8, @month - INTERVAL 5 MONTH, '', 'approved', '', 1, @month - INTERVAL 5 MONTH - INTERVAL 3 DAY + INTERVAL 12 HOUR, @month - INTERVAL 5 MONTH - INTERVAL 6 DAY + INTERVAL 19 HOUR),
    (12, 12, 6, @month - INTERVAL 5 MONTH, '', 'approved', '', 1, @month - INTERVAL 5 MONTH - INTERVAL 3 DAY + INTERVAL 12 HOUR, @month - INTERVAL 5 MONTH - INTERVAL 6 DAY + INTERVAL 19 HOUR),
    (13, 13, 6, @month - INTERVAL 4 MONTH, '', 'approved', '', 1, @month - INTERVAL 4 MONTH - INTERVAL 3 DAY + INTERVAL 12 HOUR, @month - INTERVAL 4 MONTH - INTERVAL 6 DAY + INTERVAL 19 HOUR),
    (14, 14, 6, @month - INTERVAL 5 MONTH, '', 'approved', '', 1, @month - INTERVAL 5 MONTH - INTERVAL 3 DAY + INTERVAL 12 HOUR, @month - INTERVAL 5 MONTH - INTERVAL 6 DAY + INTERVAL 19 HOUR),
    (15, 15, 10, @month - INTERVAL 3 MONTH, '', 'approved', '', 1, @month - INTERVAL 3 MONTH - INTERVAL 3 DAY + INTERVAL 12 HOUR, @month - INTERVAL 3 MONTH - INTERVAL 6 DAY + INTERVAL 19 HOUR),
    (16, 16, 7, @month - INTERVAL 4 MONTH, '', 'approved', '', 1, @month - INTERVAL 4 MONTH - INTERVAL 3 DAY + INTERVAL 12 HOUR, @month - INTERVAL 4 MONTH - INTERVAL 6 DAY + INTERVAL 19 HOUR),
    (17, 17, 8, @month - INTERVAL 5 MONTH, '', 'approved', '', 1, @month - INTERVAL 5 MONTH - INTERVAL 3 DAY + INTERVAL 12 HOUR, @month - INTERVAL 5 MONTH - INTERVAL 6 DAY + INTERVAL 19 HOUR),
    (18, 18, 7, @month - INTERVAL 2 MONTH, '', 'approved', '', 1, @month - INTERVAL 2 MONTH - INTERVAL 3 DAY + INTERVAL 12 HOUR, @month - INTERVAL 2 MONTH - INTERVAL 6 DAY + INTERVAL 19 HOUR),
    (19, 19, 6, @month - INTERVAL 5 MONTH, '', 'approved', '', 1, @month - INTERVAL 5 MONTH - INTERVAL 3 DAY + INTERVAL 12 HOUR, @month - INTERVAL 5 MONTH - INTERVAL 6 DAY + INTERVAL 19 HOUR),
    (20, 20, 9, @month - INTERVAL 1 MONTH, '', 'approved', '', 1, @month - INTERVAL 1 MONTH - INTERVAL 3 DAY + INTERVAL 12 HOUR, @month - INTERVAL 1 MONTH - INTERVAL 6 DAY + INTERVAL 19 HOUR),
    (21, 24, 14, @today - INTERVAL 5 DAY, 'Single room, if one is free.', 'rejected', 'This room is closed for plumbing. Please choose another one.', 1, @today - INTERVAL 7 DAY + INTERVAL 11 HOUR, @today - INTERVAL 9 DAY + INTERVAL 18 HOUR),
    (22, 21, 9, @today + INTERVAL 4 DAY, 'A lower bed near the window, please.', 'pending', '', NULL, NULL, @today - INTERVAL 2 DAY + INTERVAL 17 HOUR),
    (23, 22, 4, @today + INTERVAL 7 DAY, 'My classmate lives in this room.', 'pending', '', NULL, NULL, @today - INTERVAL 1 DAY + INTERVAL 17 HOUR),
    (24, 23, 7, @today + INTERVAL 3 DAY, '', 'pending', '', NULL, NULL, @today - INTERVAL 1 DAY + INTERVAL 17 HOUR);

INSERT INTO allocations (id, student_id, bed_id, booking_id, started_on) VALUES
    (1, 1, 7, 1, @month - INTERVAL 5 MONTH),
    (2, 2, 8, 2, @month - INTERVAL 5 MONTH),
    (3, 3, 1, 3, @month - INTERVAL 5 MONTH),
    (4, 4, 2, 4, @month - INTERVAL 4 MONTH),
    (5, 5, 3, 5, @month - INTERVAL 5 MONTH),
    (6, 6, 12, 6, @month - INTERVAL 3 MONTH),
    (7, 7, 4, 7, @month - INTERVAL 4 MONTH),
    (8, 8, 5, 8, @month - INTERVAL 5 MONTH),
    (9, 9, 9, 9, @month - INTERVAL 2 MONTH),
    (10, 10, 30, 10, @month - INTERVAL 5 MONTH),
    (11, 11, 22, 11, @month - INTERVAL 5 MONTH),
    (12, 12, 14, 12, @month - INTERVAL 5 MONTH),
    (13, 13, 15, 13, @month - INTERVAL 4 MONTH),
    (14, 14, 16, 14, @month - INTERVAL 5 MONTH),
    (15, 15, 28, 15, @month - INTERVAL 3 MONTH),
    (16, 16, 18, 16, @month - INTERVAL 4 MONTH),
    (17, 17, 23, 17, @month - INTERVAL 5 MONTH),
    (18, 18, 19, 18, @month - INTERVAL 2 MONTH),
    (19, 19, 17, 19, @month - INTERVAL 5 MONTH),
    (20, 20, 24, 20, @month - INTERVAL 1 MONTH);

-- One of them has said that he leaves; the bed stays his until the office frees it.
UPDATE allocations SET leaving_on = @today + INTERVAL 9 DAY, end_reason = 'Training in another town' WHERE id = 14;

-- Deposits: one month's fee, due on the day of moving in.
INSERT INTO fees (student_id, allocation_id, title, is_deposit, amount, due_on, created_at)
SELECT a.student_id, a.id, 'Security deposit', 1, r.monthly_fee, a.started_on, a.started_on
FROM allocations a JOIN beds b ON b.id = a.bed_id JOIN rooms r ON r.id = b.room_id
ORDER BY a.id;

-- Monthly fees from the month of moving in up to this month, due on the 10th.
INSERT INTO fees (student_id, allocation_id, title, period, amount, due_on, created_at)
SELECT a.student_id, a.id,
       CONCAT('Hostel fee, ', DATE_FORMAT(@month - INTERVAL m.back MONTH, '%M %Y')),
       DATE_FORMAT(@month - INTERVAL m.back MONTH, '%Y-%m'),
       r.monthly_fee,
       @month - INTERVAL m.back MONTH + INTERVAL 9 DAY,
       @month - INTERVAL m.back MONTH
FROM (SELECT 5 AS back UNION SELECT 4 UNION SELECT 3 UNION SELECT 2 UNION SELECT 1 UNION SELECT 0) m
JOIN allocations a ON a.started_on <= @month - INTERVAL m.back MONTH
JOIN beds b ON b.id = a.bed_id JOIN rooms r ON r.id = b.room_id
ORDER BY m.back DESC, a.id;

-- A fine and its waiver, as an example of both.
INSERT INTO fees (student_id, title, amount, due_on, waived_at, waive_reason, created_at) VALUES
    (16, 'Lost room key', 350, @today - INTERVAL 20 DAY, NULL, '', @today - INTERVAL 27 DAY),
    (12, 'Late return of mess card', 100, @today - INTERVAL 40 DAY, @today - INTERVAL 38 DAY,
     'The card was returned the same evening.', @today - INTERVAL 47 DAY);

-- Everything older than last month is paid; of last month three students, and of this month about
-- half of them, still owe their fee. Nobody pays on a day that has not come yet. (<=> is an equality
-- that can also say no to NULL: a deposit has no period.)
INSERT INTO payments (fee_id, amount, method, reference, paid_on, received_by, created_at)
SELECT f.id, f.amount,
       ELT(1 + (f.student_id + MONTH(f.due_on)) % 4, 'upi', 'cash', 'bank_transfer', 'upi'),
       CASE WHEN (f.student_id + MONTH(f.due_on)) % 4 = 1 THEN '' ELSE CONCAT('TX', 480000 + f.id * 37) END,
       LEAST(f.due_on - INTERVAL (f.student_id % 6) DAY, @today),
       1,
       LEAST(f.due_on - INTERVAL (f.student_id % 6) DAY, @today)
FROM fees f
WHERE f.waived_at IS NULL AND f.title <> 'Lost room key'
  AND NOT (f.period <=> DATE_FORMAT(@month, '%Y-%m') AND f.student_id % 2 = 1)
  AND NOT (f.period <=> DATE_FORMAT(@month - INTERVAL 1 MONTH, '%Y-%m') AND f.student_id IN (7, 13, 19))
ORDER BY f.due_on, f.id;

-- One student has paid a part of this month's fee.
INSERT INTO payments (fee_id, amount, method, reference, paid_on, received_by)
SELECT f.id, 2000, 'upi', 'TX512201', @today, 1
FROM fees f WHERE f.student_id = 1 AND f.period = DATE_FORMAT(@month, '%Y-%m');

INSERT INTO complaints (id, student_id, category, subject, body, status, created_at, updated_at) VALUES
    (1, 1, 'water', 'Tap in the bathroom drips', 'The cold tap of room 103 has dripped for two days. The bucket is full every morning.', 'in_progress', @today - INTERVAL 6 DAY + INTERVAL 10 HOUR, @today - INTERVAL 4 DAY + INTERVAL 15 HOUR),
    (2, 12, 'electricity', 'Fan turns slowly', 'The fan above bed A turns only at the lowest speed, whatever the regulator says.', 'open', @today - INTERVAL 2 DAY + INTERVAL 10 HOUR, @today - INTERVAL 2 DAY + INTERVAL 15 HOUR),
    (3, 7, 'internet', 'No signal on the ground floor', 'Wi-Fi is lost after 9 in the evening in rooms 101 and 102. Near the stairs it works.', 'open', @today - INTERVAL 1 DAY + INTERVAL 10 HOUR, @today - INTERVAL 1 DAY + INTERVAL 15 HOUR),
    (4, 4, 'furniture', 'Chair with a loose leg', 'One chair of room 101 is not safe to sit on.', 'resolved', @today - INTERVAL 24 DAY + INTERVAL 10 HOUR, @today - INTERVAL 20 DAY + INTERVAL 15 HOUR),
    (5, 11, 'cleaning', 'Corridor not swept', 'The corridor of the ground floor was not swept this week.', 'resolved', @today - INTERVAL 33 DAY + INTERVAL 10 HOUR, @today - INTERVAL 31 DAY + INTERVAL 15 HOUR),
    (6, 10, 'food', 'Breakfast before early labs', 'On days with a lab at 8 we miss breakfast. Could it begin at 7:15?', 'resolved', @today - INTERVAL 50 DAY + INTERVAL 10 HOUR, @today - INTERVAL 45 DAY + INTERVAL 15 HOUR),
    (7, 16, 'other', 'Parcel room closed', 'The parcel room was closed at the time written on the door.', 'in_progress', @today - INTERVAL 4 DAY + INTERVAL 10 HOUR, @today - INTERVAL 3 DAY + INTERVAL 15 HOUR);

INSERT INTO complaint_replies (complaint_id, user_id, body, created_at) VALUES
    (1, 1, 'The plumber comes tomorrow between 10 and 12. Please leave the room key at the office.', @today - INTERVAL 4 DAY + INTERVAL 15 HOUR),
    (1, 2, 'Thank you, the key is with you.', @today - INTERVAL 4 DAY + INTERVAL 15 HOUR),
    (4, 1, 'The chair was replaced today.', @today - INTERVAL 20 DAY + INTERVAL 15 HOUR),
    (5, 1, 'The staff rota had a gap. It is swept again since this morning.', @today - INTERVAL 31 DAY + INTERVAL 15 HOUR),
    (6, 1, 'From Monday breakfast begins at 7:15 on weekdays.', @today - INTERVAL 45 DAY + INTERVAL 15 HOUR),
    (7, 1, 'We are looking for a second person for the evening hours.', @today - INTERVAL 3 DAY + INTERVAL 15 HOUR);

INSERT INTO notices (title, body, is_pinned, published_on, expires_on, created_by) VALUES
    ('Gate times during examinations', 'From Monday until the end of the examinations the main gate closes at 11 pm instead of 10 pm. Please carry your identity card.', 1, @today - INTERVAL 3 DAY, @today + INTERVAL 21 DAY, 1),
    ('Water tank cleaning on Sunday', 'There is no running water from 7 to 11 in the morning in the blocks Neem and Banyan. Please fill a bucket the evening before.', 0, @today - INTERVAL 1 DAY, @today + INTERVAL 6 DAY, 1),
    ('Fees of this month', 'The hostel fee of this month is due on the 10th. You find what is open, and every receipt, under Fees.', 0, @month, NULL, 1),
    ('Blankets for the cold season', 'Each resident can collect one extra blanket from the store between 5 and 7 pm.', 0, @today - INTERVAL 16 DAY, NULL, 1),
    ('Cultural evening', 'Songs, short plays and dinner in the courtyard. Names for the programme are taken at the office.', 0, @today - INTERVAL 60 DAY, @today - INTERVAL 40 DAY, 1);

INSERT INTO access_log (user_id, email, event, detail, address, browser, created_at) VALUES
    (2, 'student@hostel.example', 'signed_in', '', '192.0.2.21', 'Sample browser', @today - INTERVAL 4 DAY + INTERVAL 9 HOUR),
    (NULL, 'warden@hostel.example', 'sign_in_failed', '', '198.51.100.7', 'Sample browser', @today - INTERVAL 3 DAY + INTERVAL 22 HOUR),
    (NULL, 'warden@hostel.example', 'sign_in_failed', '', '198.51.100.7', 'Sample browser', @today - INTERVAL 3 DAY + INTERVAL 22 HOUR),
    (13, 'rohan@hostel.example', 'signed_in', '', '192.0.2.34', 'Sample browser', @today - INTERVAL 2 DAY + INTERVAL 8 HOUR),
    (13, 'rohan@hostel.example', 'access_refused', '/admin/fees', '192.0.2.34', 'Sample browser', @today - INTERVAL 2 DAY + INTERVAL 8 HOUR),
    (13, 'rohan@hostel.example', 'signed_out', '', '192.0.2.34', 'Sample browser', @today - INTERVAL 2 DAY + INTERVAL 9 HOUR),
    (23, 'nandini@hostel.example', 'registered', '', '192.0.2.56', 'Sample browser', @today - INTERVAL 1 DAY + INTERVAL 11 HOUR),
    (1, 'admin@hostel.example', 'signed_in', '', '192.0.2.10', 'Sample browser', @today - INTERVAL 1 DAY + INTERVAL 12 HOUR);
