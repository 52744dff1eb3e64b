<?php

declare(strict_types=1);

// The front controller. Every address of the application is answered from here.

require __DIR__ . '/../app/bootstrap.php';

App\Kernel::handle()->send();
