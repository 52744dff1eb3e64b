-- Hostel management: all tables. Import this file first, seed.sql second.
-- Works with MariaDB 10.4+ and MySQL 8+. Importing it again removes all data and starts afresh.

SET NAMES utf8mb4;
SET FOREIGN_KEY_CHECKS = 0;
DROP TABLE IF EXISTS access_log, login_attempts, notices, complaint_replies, complaints, payments, fees,
    allocations, bookings, beds, rooms, students, courses, users;
SET FOREIGN_KEY_CHECKS = 1;

-- Everybody who can sign in: the office (admin) and the students.
CREATE TABLE users (
    id            INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    role          ENUM('admin', 'student') NOT NULL,
    name          VARCHAR(80)  NOT NULL,
    email         VARCHAR(190) NOT NULL UNIQUE,
    password_hash VARCHAR(255) NOT NULL,
    is_active     TINYINT(1)   NOT NULL DEFAULT 1,
    last_login_at DATETIME     NULL,
    created_at    DATETIME     NOT NULL DEFAULT CURRENT_TIMESTAMP
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_unicode_ci;

CREATE TABLE courses (
    id             INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    code           VARCHAR(12)  NOT NULL UNIQUE,
    name           VARCHAR(80)  NOT NULL,
    duration_years TINYINT UNSIGNED NOT NULL,
    is_active      TINYINT(1)   NOT NULL DEFAULT 1
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_unicode_ci;

-- What the hostel knows about a student beyond name and e-mail address.
CREATE TABLE students (
    id              INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    user_id         INT UNSIGNED NOT NULL UNIQUE,
    registration_no VARCHAR(20)  NOT NULL UNIQUE,
    course_id       INT UNSIGNED NOT NULL,
    study_year      TINYINT UNSIGNED NOT NULL,
    gender          ENUM('female', 'male', 'other') NOT NULL,
    phone           VARCHAR(20)  NOT NULL,
    guardian_name   VARCHAR(80)  NOT NULL,
    guardian_phone  VARCHAR(20)  NOT NULL,
    home_address    VARCHAR(255) NOT NULL,
    FOREIGN KEY (user_id) REFERENCES users (id),
    FOREIGN KEY (course_id) REFERENCES courses (id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_unicode_ci;

CREATE TABLE rooms (
    id          INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    block       VARCHAR(30)  NOT NULL,
    number      VARCHAR(10)  NOT NULL,
    floor       TINYINT UNSIGNED NOT NULL DEFAULT 0,
    residents   ENUM('women', 'men', 'any') NOT NULL,
    monthly_fee DECIMAL(10, 2) NOT NULL,
    amenities   VARCHAR(160) NOT NULL DEFAULT '',
    is_open     TINYINT(1)   NOT NULL DEFAULT 1,
    UNIQUE KEY one_number_in_a_block (block, number)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_unicode_ci;

CREATE TABLE beds (
    id      INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    room_id INT UNSIGNED NOT NULL,
    label   VARCHAR(4)   NOT NULL,
    UNIQUE KEY one_label_in_a_room (room_id, label),
    FOREIGN KEY (room_id) REFERENCES rooms (id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_unicode_ci;

-- A student asks for a room. The office turns the booking into an allocation or refuses it.
-- The generated column is the student's id while the booking waits and NULL afterwards. It is unique,
-- so the database itself refuses a second waiting booking of one student (NULLs don't count).
CREATE TABLE bookings (
    id              INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    student_id      INT UNSIGNED NOT NULL,
    room_id         INT UNSIGNED NOT NULL,
    wanted_from     DATE         NOT NULL,
    note            VARCHAR(255) NOT NULL DEFAULT '',
    status          ENUM('pending', 'approved', 'rejected', 'cancelled') NOT NULL DEFAULT 'pending',
    remark          VARCHAR(255) NOT NULL DEFAULT '',
    decided_by      INT UNSIGNED NULL,
    decided_at      DATETIME     NULL,
    created_at      DATETIME     NOT NULL DEFAULT CURRENT_TIMESTAMP,
    waiting_student INT UNSIGNED GENERATED ALWAYS AS (CASE WHEN status = 'pending' THEN student_id END) STORED,
    UNIQUE KEY one_waiting_booking (waiting_student),
    FOREIGN KEY (student_id) REFERENCES students (id),
    FOREIGN KEY (room_id) REFERENCES rooms (id),
    FOREIGN KEY (decided_by) REFERENCES users (id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_unicode_ci;

-- Who lives in which bed, from when until when. While ended_on is NULL the bed is taken, also by somebody
-- who moves in next week or has said to leave on a day that lies ahead (leaving_on).
-- Again generated columns: one bed has one resident, one resident has one bed.
CREATE TABLE allocations (
    id             INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    student_id     INT UNSIGNED NOT NULL,
    bed_id         INT UNSIGNED NOT NULL,
    booking_id     INT UNSIGNED NULL,
    started_on     DATE         NOT NULL,
    leaving_on     DATE         NULL,
    ended_on       DATE         NULL,
    end_reason     VARCHAR(160) NOT NULL DEFAULT '',
    living_student INT UNSIGNED GENERATED ALWAYS AS (CASE WHEN ended_on IS NULL THEN student_id END) STORED,
    occupied_bed   INT UNSIGNED GENERATED ALWAYS AS (CASE WHEN ended_on IS NULL THEN bed_id END) STORED,
    UNIQUE KEY one_bed_for_a_student (living_student),
    UNIQUE KEY one_student_in_a_bed (occupied_bed),
    FOREIGN KEY (student_id) REFERENCES students (id),
    FOREIGN KEY (bed_id) REFERENCES beds (id),
    FOREIGN KEY (booking_id) REFERENCES bookings (id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_unicode_ci;

-- What a student owes. period ("2026-11") is set for monthly fees only. Two unique keys belong to the
-- student and not to the stay: whoever leaves and comes back pays a month once and one deposit. waived_at is
-- set when the rest is not asked for any more; payments stay. A fine has no stay (allocation_id NULL).
CREATE TABLE fees (
    id            INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    student_id    INT UNSIGNED NOT NULL,
    allocation_id INT UNSIGNED NULL,
    title         VARCHAR(100) NOT NULL,
    period        CHAR(7)      NULL,
    is_deposit    TINYINT(1)   NOT NULL DEFAULT 0,
    amount        DECIMAL(10, 2) NOT NULL,
    due_on        DATE         NOT NULL,
    waived_at     DATETIME     NULL,
    waive_reason  VARCHAR(160) NOT NULL DEFAULT '',
    created_at    DATETIME     NOT NULL DEFAULT CURRENT_TIMESTAMP,
    deposit_of    INT UNSIGNED GENERATED ALWAYS AS (CASE WHEN is_deposit = 1 AND waived_at IS NULL THEN student_id END) STORED,
    UNIQUE KEY one_fee_a_month (student_id, period),
    UNIQUE KEY one_deposit (deposit_of),
    KEY by_due_date (due_on),
    FOREIGN KEY (student_id) REFERENCES students (id),
    FOREIGN KEY (allocation_id) REFERENCES allocations (id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_unicode_ci;

-- Money received. Each row is a receipt; its number is made from the id (R000042).
CREATE TABLE payments (
    id          INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    fee_id      INT UNSIGNED NOT NULL,
    amount      DECIMAL(10, 2) NOT NULL,
    method      ENUM('cash', 'upi', 'card', 'bank_transfer') NOT NULL,
    reference   VARCHAR(60)  NOT NULL DEFAULT '',
    paid_on     DATE         NOT NULL,
    received_by INT UNSIGNED NOT NULL,
    created_at  DATETIME     NOT NULL DEFAULT CURRENT_TIMESTAMP,
    KEY by_payment_date (paid_on),
    FOREIGN KEY (fee_id) REFERENCES fees (id),
    FOREIGN KEY (received_by) REFERENCES users (id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_unicode_ci;

CREATE TABLE complaints (
    id         INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    student_id INT UNSIGNED NOT NULL,
    category   ENUM('water', 'electricity', 'furniture', 'cleaning', 'internet', 'food', 'other') NOT NULL,
    subject    VARCHAR(100) NOT NULL,
    body       TEXT         NOT NULL,
    status     ENUM('open', 'in_progress', 'resolved') NOT NULL DEFAULT 'open',
    created_at DATETIME     NOT NULL DEFAULT CURRENT_TIMESTAMP,
    updated_at DATETIME     NOT NULL DEFAULT CURRENT_TIMESTAMP,
    KEY by_status (status),
    FOREIGN KEY (student_id) REFERENCES students (id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_unicode_ci;

CREATE TABLE complaint_replies (
    id           INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    complaint_id INT UNSIGNED NOT NULL,
    user_id      INT UNSIGNED NOT NULL,
    body         TEXT         NOT NULL,
    created_at   DATETIME     NOT NULL DEFAULT CURRENT_TIMESTAMP,
    FOREIGN KEY (complaint_id) REFERENCES complaints (id),
    FOREIGN KEY (user_id) REFERENCES users (id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_unicode_ci;

CREATE TABLE notices (
    id           INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    title        VARCHAR(100) NOT NULL,
    body         TEXT         NOT NULL,
    is_pinned    TINYINT(1)   NOT NULL DEFAULT 0,
    published_on DATE         NOT NULL,
    expires_on   DATE         NULL,
    created_by   INT UNSIGNED NOT NULL,
    FOREIGN KEY (created_by) REFERENCES users (id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_unicode_ci;

-- Wrong passwords of the last minutes for one account from one computer, for the brake on guessing.
CREATE TABLE login_attempts (
    email       VARCHAR(190) NOT NULL,
    address     VARCHAR(45)  NOT NULL,
    tries       INT UNSIGNED NOT NULL DEFAULT 0,
    last_try_at DATETIME     NOT NULL,
    PRIMARY KEY (email, address),
    KEY by_time (last_try_at)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_unicode_ci;

-- Who signed in, who tried to, and what was refused. Rows are only ever added.
CREATE TABLE access_log (
    id         INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    user_id    INT UNSIGNED NULL,
    email      VARCHAR(190) NOT NULL,
    event      ENUM('signed_in', 'sign_in_failed', 'sign_in_slowed', 'signed_out', 'registered',
                    'password_changed', 'access_refused') NOT NULL,
    detail     VARCHAR(190) NOT NULL DEFAULT '',
    address    VARCHAR(45)  NOT NULL,
    browser    VARCHAR(190) NOT NULL DEFAULT '',
    created_at DATETIME     NOT NULL DEFAULT CURRENT_TIMESTAMP,
    KEY by_event (event, created_at),
    KEY by_time (created_at),
    FOREIGN KEY (user_id) REFERENCES users (id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_unicode_ci;
