<?php

declare(strict_types=1);

namespace App\Models;

use App\Database;

/**
 * Slows down the guessing of passwords. It never locks an account: with a lock, anybody who knows a login could
 * lock its owner out. Tries are counted for an account and a computer together, so wrong passwords typed elsewhere
 * don't make the owner wait.
 */
final class LoginAttempt
{
    /**
     * Counts a try before its password is checked, or returns how long it has to wait. A try that has to wait is
     * not counted and doesn't make the wait longer. The row is locked meanwhile, so a hundred tries at the same
     * moment are handled one after the other.
     *
     * @return int 0, or the seconds to wait
     */
    public static function secondsToWait(string $login, string $address): int
    {
        return Database::transaction(function () use ($login, $address): int {
            Database::run(
                'INSERT INTO login_attempts (login, address, last_try_at) VALUES (?, ?, NOW())
                 ON DUPLICATE KEY UPDATE tries = tries',
                [$login, $address],
            );
            $row = Database::row(
                'SELECT tries, TIMESTAMPDIFF(SECOND, last_try_at, NOW()) AS seconds_ago FROM login_attempts
                 WHERE login = ? AND address = ? FOR UPDATE',
                [$login, $address],
            );
            $isOld = $row['seconds_ago'] > config('login_window_minutes') * 60;
            $tries = $isOld ? 0 : $row['tries'];
            $wait = self::pauseAfter($tries) - $row['seconds_ago'];
            if ($wait > 0) {
                return $wait;
            }
            Database::run(
                'UPDATE login_attempts SET tries = ?, last_try_at = NOW() WHERE login = ? AND address = ?',
                [$tries + 1, $login, $address],
            );

            return 0;
        });
    }

    /** Resets the count after the right password. Wrong passwords from other computers stay counted. */
    public static function forget(string $login, string $address): void
    {
        Database::run('DELETE FROM login_attempts WHERE login = ? AND address = ?', [$login, $address]);
        Database::run('DELETE FROM login_attempts WHERE last_try_at < NOW() - INTERVAL 1 DAY');
    }

    /** Seconds between a wrong password and the next try: nothing at first, then 2, 4, 8 … */
    private static function pauseAfter(int $tries): int
    {
        $beyond = $tries - config('login_free_tries');

        return $beyond < 0 ? 0 : min(2 ** min($beyond + 1, 10), config('login_longest_wait_seconds'));
    }
}
