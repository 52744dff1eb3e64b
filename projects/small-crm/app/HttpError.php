<?php

declare(strict_types=1);

namespace App;

/** Thrown to end a request with an error page: 403, 404, 405, 419. */
final class HttpError extends \RuntimeException
{
    public function __construct(public readonly int $status, string $message)
    {
        parent::__construct($message);
    }
}
