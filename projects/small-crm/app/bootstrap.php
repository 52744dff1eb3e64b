<?php

declare(strict_types=1);

// Prepares what every request needs: class loading, the small functions, time zone, error handling.

// App\Models\Customer is read from app/models/Customer.php, App\Router from app/Router.php.
spl_autoload_register(function (string $class): void {
    if (!str_starts_with($class, 'App\\')) {
        return;
    }
    $parts = explode('\\', substr($class, strlen('App\\')));
    $name = array_pop($parts);
    $parts = array_map('strtolower', $parts);
    $file = implode('/', [__DIR__, ...$parts, $name]) . '.php';
    if (is_file($file)) {
        require $file;
    }
});

require __DIR__ . '/functions.php';

date_default_timezone_set(config('timezone'));

// Errors are written to the server's log. A visitor never sees a file name or a line of SQL.
error_reporting(E_ALL);
ini_set('display_errors', '0');
ini_set('log_errors', '1');
