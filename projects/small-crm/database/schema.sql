-- Small CRM: the tables. Import this file first, into an empty database.
-- MariaDB 10.4 or newer, MySQL 8.0.16 or newer.
-- Importing it again starts from nothing: the tables and all that is in them are made anew.

SET NAMES utf8mb4;
SET FOREIGN_KEY_CHECKS = 0;
DROP TABLE IF EXISTS access_log, login_attempts, tasks, quote_items, quotes,
  ticket_replies, tickets, lead_history, leads, customers, users;
SET FOREIGN_KEY_CHECKS = 1;

-- People who sign in. Nobody is deleted, only blocked: their work keeps its author.
CREATE TABLE users (
  id            INT UNSIGNED NOT NULL AUTO_INCREMENT,
  name          VARCHAR(80)  NOT NULL,
  email         VARCHAR(120) NOT NULL,
  phone         VARCHAR(20)  NOT NULL DEFAULT '',
  role          ENUM('admin', 'user') NOT NULL DEFAULT 'user',
  status        ENUM('active', 'blocked') NOT NULL DEFAULT 'active',
  password_hash VARCHAR(255) NOT NULL,
  last_login_at DATETIME     NULL,
  created_at    DATETIME     NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (id),
  UNIQUE KEY users_email (email)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_unicode_ci;

-- Firms that buy. owner_id decides which user sees them, and with them their tickets and quotes.
CREATE TABLE customers (
  id         INT UNSIGNED NOT NULL AUTO_INCREMENT,
  owner_id   INT UNSIGNED NOT NULL,
  company    VARCHAR(100) NOT NULL,
  contact    VARCHAR(80)  NOT NULL,
  email      VARCHAR(120) NOT NULL,
  phone      VARCHAR(20)  NOT NULL DEFAULT '',
  city       VARCHAR(60)  NOT NULL DEFAULT '',
  industry   ENUM('retail', 'manufacturing', 'services', 'education', 'health', 'other') NOT NULL DEFAULT 'other',
  notes      TEXT         NOT NULL,
  created_at DATETIME     NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (id),
  UNIQUE KEY customers_email (email),
  KEY customers_owner (owner_id, company),
  CONSTRAINT customers_owner_fk FOREIGN KEY (owner_id) REFERENCES users (id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_unicode_ci;

-- Chances of a sale. customer_id is filled when a lead is won and becomes a customer.
CREATE TABLE leads (
  id             INT UNSIGNED NOT NULL AUTO_INCREMENT,
  title          VARCHAR(120) NOT NULL,
  company        VARCHAR(100) NOT NULL,
  contact        VARCHAR(80)  NOT NULL,
  email          VARCHAR(120) NOT NULL,
  phone          VARCHAR(20)  NOT NULL DEFAULT '',
  source         ENUM('website', 'referral', 'phone', 'exhibition', 'other') NOT NULL DEFAULT 'other',
  stage          ENUM('new', 'contacted', 'qualified', 'proposal', 'won', 'lost') NOT NULL DEFAULT 'new',
  value_rupees   INT UNSIGNED NOT NULL DEFAULT 0,
  expected_close DATE         NULL,
  assigned_to    INT UNSIGNED NOT NULL,
  customer_id    INT UNSIGNED NULL,
  created_at     DATETIME     NOT NULL DEFAULT CURRENT_TIMESTAMP,
  closed_at      DATETIME     NULL,
  PRIMARY KEY (id),
  KEY leads_stage (stage, expected_close),
  CONSTRAINT leads_assigned_fk FOREIGN KEY (assigned_to) REFERENCES users (id),
  CONSTRAINT leads_customer_fk FOREIGN KEY (customer_id) REFERENCES customers (id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_unicode_ci;

-- Every move of a lead from one stage to the next; from_stage is empty for its first line.
CREATE TABLE lead_history (
  id         INT UNSIGNED NOT NULL AUTO_INCREMENT,
  lead_id    INT UNSIGNED NOT NULL,
  user_id    INT UNSIGNED NOT NULL,
  from_stage VARCHAR(20)  NULL,
  to_stage   VARCHAR(20)  NOT NULL,
  note       VARCHAR(255) NOT NULL DEFAULT '',
  created_at DATETIME     NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (id),
  KEY lead_history_lead (lead_id, id),
  CONSTRAINT lead_history_lead_fk FOREIGN KEY (lead_id) REFERENCES leads (id) ON DELETE CASCADE,
  CONSTRAINT lead_history_user_fk FOREIGN KEY (user_id) REFERENCES users (id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_unicode_ci;

-- Problems that a customer has with something bought.
CREATE TABLE tickets (
  id          INT UNSIGNED NOT NULL AUTO_INCREMENT,
  customer_id INT UNSIGNED NOT NULL,
  raised_by   INT UNSIGNED NOT NULL,
  subject     VARCHAR(140) NOT NULL,
  details     TEXT         NOT NULL,
  category    ENUM('billing', 'delivery', 'product', 'other') NOT NULL DEFAULT 'other',
  priority    ENUM('low', 'normal', 'high') NOT NULL DEFAULT 'normal',
  status      ENUM('open', 'in_progress', 'resolved', 'closed') NOT NULL DEFAULT 'open',
  created_at  DATETIME     NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at  DATETIME     NOT NULL DEFAULT CURRENT_TIMESTAMP,
  resolved_at DATETIME     NULL,
  PRIMARY KEY (id),
  KEY tickets_status (status, updated_at),
  CONSTRAINT tickets_customer_fk FOREIGN KEY (customer_id) REFERENCES customers (id),
  CONSTRAINT tickets_raised_fk FOREIGN KEY (raised_by) REFERENCES users (id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_unicode_ci;

-- The conversation below a ticket. An internal note is for administrators only.
CREATE TABLE ticket_replies (
  id          INT UNSIGNED NOT NULL AUTO_INCREMENT,
  ticket_id   INT UNSIGNED NOT NULL,
  user_id     INT UNSIGNED NOT NULL,
  body        TEXT         NOT NULL,
  is_internal TINYINT(1)   NOT NULL DEFAULT 0,
  created_at  DATETIME     NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (id),
  KEY ticket_replies_ticket (ticket_id, id),
  CONSTRAINT ticket_replies_ticket_fk FOREIGN KEY (ticket_id) REFERENCES tickets (id) ON DELETE CASCADE,
  CONSTRAINT ticket_replies_user_fk FOREIGN KEY (user_id) REFERENCES users (id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_unicode_ci;

-- Offers with prices. A user requests one, an administrator prices and sends it, the customer decides.
-- revision counts how often it was sent: a decision names the one that was on the page.
CREATE TABLE quotes (
  id           INT UNSIGNED NOT NULL AUTO_INCREMENT,
  customer_id  INT UNSIGNED NOT NULL,
  requested_by INT UNSIGNED NOT NULL,
  title        VARCHAR(120) NOT NULL,
  requirement  TEXT         NOT NULL,
  status       ENUM('requested', 'sent', 'accepted', 'declined') NOT NULL DEFAULT 'requested',
  gst_percent  TINYINT UNSIGNED NOT NULL DEFAULT 18,
  revision     SMALLINT UNSIGNED NOT NULL DEFAULT 0,
  valid_until  DATE         NULL,
  terms        VARCHAR(255) NOT NULL DEFAULT '',
  created_at   DATETIME     NOT NULL DEFAULT CURRENT_TIMESTAMP,
  sent_at      DATETIME     NULL,
  decided_at   DATETIME     NULL,
  PRIMARY KEY (id),
  KEY quotes_status (status, created_at),
  CONSTRAINT quotes_customer_fk FOREIGN KEY (customer_id) REFERENCES customers (id),
  CONSTRAINT quotes_requested_fk FOREIGN KEY (requested_by) REFERENCES users (id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_unicode_ci;

-- The lines of a quote. Money is kept in whole rupees.
CREATE TABLE quote_items (
  id          INT UNSIGNED NOT NULL AUTO_INCREMENT,
  quote_id    INT UNSIGNED NOT NULL,
  description VARCHAR(140) NOT NULL,
  quantity    SMALLINT UNSIGNED NOT NULL,
  unit_rupees INT UNSIGNED NOT NULL,
  PRIMARY KEY (id),
  KEY quote_items_quote (quote_id, id),
  CONSTRAINT quote_items_quote_fk FOREIGN KEY (quote_id) REFERENCES quotes (id) ON DELETE CASCADE,
  CONSTRAINT quote_items_quantity CHECK (quantity > 0)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_unicode_ci;

-- Things to do, given to one person, if need be about one customer.
CREATE TABLE tasks (
  id          INT UNSIGNED NOT NULL AUTO_INCREMENT,
  title       VARCHAR(140) NOT NULL,
  details     TEXT         NOT NULL,
  assigned_to INT UNSIGNED NOT NULL,
  created_by  INT UNSIGNED NOT NULL,
  customer_id INT UNSIGNED NULL,
  due_on      DATE         NOT NULL,
  status      ENUM('open', 'done') NOT NULL DEFAULT 'open',
  done_at     DATETIME     NULL,
  created_at  DATETIME     NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (id),
  KEY tasks_assigned (assigned_to, status, due_on),
  CONSTRAINT tasks_assigned_fk FOREIGN KEY (assigned_to) REFERENCES users (id),
  CONSTRAINT tasks_created_fk FOREIGN KEY (created_by) REFERENCES users (id),
  CONSTRAINT tasks_customer_fk FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE SET NULL
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_unicode_ci;

-- Wrong passwords of the last minutes for one login from one computer, to slow down guessing.
CREATE TABLE login_attempts (
  login       VARCHAR(120) NOT NULL,
  address     VARCHAR(45)  NOT NULL,
  tries       INT UNSIGNED NOT NULL DEFAULT 0,
  last_try_at DATETIME     NOT NULL,
  PRIMARY KEY (login, address),
  KEY login_attempts_time (last_try_at)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_unicode_ci;

-- Who signed in, who was refused, who changed an account. Lines are only ever added.
CREATE TABLE access_log (
  id         INT UNSIGNED NOT NULL AUTO_INCREMENT,
  user_id    INT UNSIGNED NULL,
  event      VARCHAR(30)  NOT NULL,
  detail     VARCHAR(160) NOT NULL DEFAULT '',
  address    VARCHAR(45)  NOT NULL,
  created_at DATETIME     NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (id),
  KEY access_log_event (event, id),
  CONSTRAINT access_log_user_fk FOREIGN KEY (user_id) REFERENCES users (id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_unicode_ci;
