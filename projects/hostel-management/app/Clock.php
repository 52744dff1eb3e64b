<?php

declare(strict_types=1);

namespace App;

/**
 * What time it is, for PHP and for the database. The setting "now" stops the clock, so that a test can choose the
 * day.
 */
final class Clock
{
    /** Seconds since 1970. */
    public static function now(): int
    {
        return config('now') === '' ? time() : (int) strtotime(config('now'));
    }

    public static function today(): string
    {
        return date('Y-m-d', self::now());
    }

    /** A day counted from today: "+10 days", "first day of next month". */
    public static function day(string $change): string
    {
        return date('Y-m-d', strtotime($change, self::now()));
    }
}
