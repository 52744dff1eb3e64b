<?php

declare(strict_types=1);

namespace App\Models;

use App\Database;
use App\Page;

/** People who sign in. */
final class User
{
    public const ROLES = ['admin' => 'Administrator', 'user' => 'User'];
    public const STATUSES = ['active' => 'Active', 'blocked' => 'Blocked'];

    public static function find(int $id): ?array
    {
        return Database::row('SELECT * FROM users WHERE id = ?', [$id]);
    }

    public static function findByEmail(string $email): ?array
    {
        return Database::row('SELECT * FROM users WHERE email = ?', [$email]);
    }

    public static function page(string $search): Page
    {
        $like = Database::like($search);

        return Page::read(
            'SELECT users.*, (SELECT COUNT(*) FROM customers WHERE owner_id = users.id) AS customers',
            'FROM users WHERE name LIKE ? OR email LIKE ?',
            [$like, $like],
            'status, name',
        );
    }

    /**
     * Everybody who can be given work, and the person who has the record now, even if blocked: saving a form must
     * not hand a record over by accident.
     *
     * @return array<int, string> id => name
     */
    public static function options(int $present = 0): array
    {
        return Database::pairs("SELECT id, name FROM users WHERE status = 'active' OR id = ? ORDER BY name", [$present]);
    }

    /**
     * The active administrators, locked until the end of the transaction.
     *
     * @return list<int>
     */
    public static function lockAdministrators(): array
    {
        return array_column(
            Database::rows("SELECT id FROM users WHERE role = 'admin' AND status = 'active' ORDER BY id FOR UPDATE"),
            'id',
        );
    }

    /** @param array<string, string> $row name, email, phone, role, status */
    public static function add(array $row, string $password): int
    {
        return Database::insert('users', $row + ['password_hash' => password_hash($password, PASSWORD_DEFAULT)]);
    }

    public static function change(int $id, array $row): void
    {
        Database::update('users', $id, $row);
    }

    public static function setPassword(int $id, string $password): void
    {
        Database::update('users', $id, ['password_hash' => password_hash($password, PASSWORD_DEFAULT)]);
    }

    public static function noteLogin(int $id): void
    {
        Database::run('UPDATE users SET last_login_at = NOW() WHERE id = ?', [$id]);
    }
}
