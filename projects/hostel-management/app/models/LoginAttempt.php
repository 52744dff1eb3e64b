<?php

declare(strict_types=1);

namespace App\Models;

use App\Database;

/** The brake on guessing passwords. */
final class LoginAttempt
{
    public static function isBlocked(string $email, string $address): bool
    {
        $minutes = config('login_window_minutes');
        $byEmail = Database::value(
            'SELECT COUNT(*) FROM login_attempts WHERE email = ? AND attempted_at > NOW() - INTERVAL ? MINUTE',
            [$email, $minutes],
        );
        $byAddress = Database::value(
            'SELECT COUNT(*) FROM login_attempts WHERE address = ? AND attempted_at > NOW() - INTERVAL ? MINUTE',
            [$address, $minutes],
        );

        return $byEmail >= config('login_attempts_per_email') || $byAddress >= config('login_attempts_per_address');
    }

    public static function add(string $email, string $address): void
    {
        Database::insert('login_attempts', ['email' => substr($email, 0, 190), 'address' => $address]);
        // Old rows have done their work.
        Database::run('DELETE FROM login_attempts WHERE attempted_at < NOW() - INTERVAL 1 DAY');
    }

    public static function forget(string $email): void
    {
        Database::run('DELETE FROM login_attempts WHERE email = ?', [$email]);
    }
}
