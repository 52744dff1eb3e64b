<?php

declare(strict_types=1);

// All settings in one place. Each can be given as an environment variable;
// the values after ?: are those of a fresh XAMPP installation.

return [
    'app_name' => getenv('APP_NAME') ?: 'Hostel Register',

    'db_host' => getenv('DB_HOST') ?: '127.0.0.1',
    'db_port' => getenv('DB_PORT') ?: '3306',
    'db_name' => getenv('DB_NAME') ?: 'hostel_management',
    'db_user' => getenv('DB_USER') ?: 'root',
    'db_pass' => getenv('DB_PASS') ?: '',

    // Show the technical message of an error on the page. Leave this off for real use.
    'debug' => getenv('APP_DEBUG') === '1',

    'timezone' => 'Asia/Kolkata',

    // Five wrong passwords for one e-mail address (or twenty from one computer)
    // within fifteen minutes close the sign-in for the rest of that time.
    'login_attempts_per_email' => 5,
    'login_attempts_per_address' => 20,
    'login_window_minutes' => 15,

    // A session that has been quiet for this long is ended.
    'session_idle_minutes' => 60,

    'rows_per_page' => 10,
];
