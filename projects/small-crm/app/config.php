<?php

declare(strict_types=1);

// All settings of the application. An environment variable comes first; without one, the value of a
// fresh XAMPP installation is used.

return [
    'app_name' => getenv('APP_NAME') ?: 'Small CRM',

    'db_host' => getenv('DB_HOST') ?: '127.0.0.1',
    'db_port' => getenv('DB_PORT') ?: '3306',
    'db_name' => getenv('DB_NAME') ?: 'small_crm',
    'db_user' => getenv('DB_USER') ?: 'root',
    'db_pass' => getenv('DB_PASS') ?: '',

    // The tests (php tests/run.php) create and drop their own database, on the same server.
    'test_db_name' => getenv('TEST_DB_NAME') ?: 'small_crm_test',

    // Empty for the real time. "2026-11-16 10:00" stops the clock there, for tests and demonstrations.
    'now' => getenv('APP_NOW') ?: '',

    'timezone' => 'Asia/Kolkata',

    // After three wrong passwords for one login from one computer the next try has to wait 2 seconds, then 4, 8, 16 and
    // at most 30. The right password, or a quarter of an hour without a try, resets this. Nobody is ever locked out,
    // and other computers don't have to wait.
    'login_free_tries' => 3,
    'login_longest_wait_seconds' => 30,
    'login_window_minutes' => 15,

    // A session without a request for this long is ended.
    'session_idle_minutes' => 45,

    'rows_per_page' => 12,
    'gst_percent' => 18,
    'quote_valid_days' => 15,
];
