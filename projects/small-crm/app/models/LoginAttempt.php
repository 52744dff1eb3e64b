<?php

declare(strict_types=1);

namespace App\Models;

use App\Database;

/** Wrong passwords of the last minutes. */
final class LoginAttempt
{
    public static function mustWait(string $login, string $address): bool
    {
        $minutes = config('login_window_minutes');
        $count = fn (string $column, string $value) => (int) Database::value(
            "SELECT COUNT(*) FROM login_attempts WHERE $column = ? AND created_at > NOW() - INTERVAL $minutes MINUTE",
            [$value],
        );

        return $count('login', $login) >= config('login_tries_per_account')
            || $count('address', $address) >= config('login_tries_per_address');
    }

    public static function add(string $login, string $address): void
    {
        Database::insert('login_attempts', ['login' => $login, 'address' => $address]);
        // Old lines are of no use; clearing them here keeps the table small.
        Database::run('DELETE FROM login_attempts WHERE created_at < NOW() - INTERVAL 1 DAY');
    }

    /** After a right password the account starts from zero. */
    public static function forget(string $login): void
    {
        Database::run('DELETE FROM login_attempts WHERE login = ?', [$login]);
    }
}
