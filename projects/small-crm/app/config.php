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

    'timezone' => 'Asia/Kolkata',

    // After this many wrong passwords for one login, or from one address, within the window,
    // the login page refuses for a while. It stops programs that try one password after another.
    'login_tries_per_account' => 5,
    'login_tries_per_address' => 20,
    'login_window_minutes' => 15,

    // A session in which nothing happens for this long is ended.
    'session_idle_minutes' => 45,

    'rows_per_page' => 12,
    'gst_percent' => 18,
    'quote_valid_days' => 15,
];
