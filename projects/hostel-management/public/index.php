<?php

declare(strict_types=1);

// The front controller: every request of the application starts here.

require __DIR__ . '/../app/bootstrap.php';

App\Kernel::handle();
