<?php

declare(strict_types=1);

namespace App\Models;

use App\Database;

/** Accounts: who can sign in. */
final class User
{
    private const SELECT = 'SELECT u.*, s.id AS student_id FROM users u LEFT JOIN students s ON s.user_id = u.id';

    public static function find(int $id): ?array
    {
        return Database::row(self::SELECT . ' WHERE u.id = ?', [$id]);
    }

    public static function findByEmail(string $email): ?array
    {
        return Database::row(self::SELECT . ' WHERE u.email = ?', [$email]);
    }

    /** Only the hash of a password is ever stored. */
    public static function create(string $role, string $name, string $email, string $password): int
    {
        return Database::insert('users', [
            'role' => $role,
            'name' => $name,
            'email' => $email,
            'password_hash' => password_hash($password, PASSWORD_DEFAULT),
        ]);
    }

    public static function setPassword(int $id, string $password): void
    {
        Database::update('users', $id, ['password_hash' => password_hash($password, PASSWORD_DEFAULT)]);
    }

    public static function noteSignIn(int $id): void
    {
        Database::run('UPDATE users SET last_login_at = NOW() WHERE id = ?', [$id]);
    }

    /** True if another account than $exceptId has this address. */
    public static function emailIsTaken(string $email, int $exceptId = 0): bool
    {
        return (bool) Database::value('SELECT 1 FROM users WHERE email = ? AND id <> ?', [$email, $exceptId]);
    }
}
