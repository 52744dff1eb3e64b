<?php

declare(strict_types=1);

// Loads what every request needs: settings, functions, and classes by their name.

// App\Models\Student is loaded from app/models/Student.php, App\Router from app/Router.php.
spl_autoload_register(function (string $class): void {
    if (!str_starts_with($class, 'App\\')) {
        return;
    }
    $parts = explode('\\', substr($class, 4));
    $name = array_pop($parts);
    $folder = strtolower(implode('/', $parts));
    $file = __DIR__ . '/' . ($folder === '' ? '' : $folder . '/') . $name . '.php';
    if (is_file($file)) {
        require $file;
    }
});

require __DIR__ . '/functions.php';
require __DIR__ . '/fields.php';

date_default_timezone_set(config('timezone'));
error_reporting(E_ALL);
ini_set('display_errors', '0');
ini_set('log_errors', '1');
