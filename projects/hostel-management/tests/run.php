<?php

declare(strict_types=1);

// Runs the tests of this folder, without Composer or a network:
//   php tests/run.php              all of them
//   php tests/run.php NUMBER       only the test with this number, or several
//   php tests/run.php --list       what is tested, as JSON, without running anything
//
// The tests use a database of their own (test_db_name in app/config.php), which is made anew for each
// test and dropped at the end. The database of the application is never touched.

if (PHP_SAPI !== 'cli') {
    http_response_code(404); // a browser gets nothing from this file
    exit;
}

require __DIR__ . '/../app/bootstrap.php';

spl_autoload_register(function (string $class): void {
    $file = __DIR__ . '/' . str_replace(['Tests\\Support\\', 'Tests\\'], ['support/', ''], $class) . '.php';
    if (str_starts_with($class, 'Tests\\') && is_file($file)) {
        require $file;
    }
});

exit(Tests\Support\Runner::run(array_slice($argv, 1)));
