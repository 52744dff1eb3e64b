<?php

declare(strict_types=1);

namespace App;

/** Thrown anywhere to end the request with an error page: 403, 404, 405, 419 or 429. */
final class HttpError extends \RuntimeException
{
    public function __construct(public readonly int $status, string $message)
    {
        parent::__construct($message);
    }
}
