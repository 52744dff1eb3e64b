<?php

declare(strict_types=1);

namespace App\Models;

use App\Clock;
use App\Database;
use App\Page;

/** Things to do. */
final class Task
{
    public const STATUSES = ['open' => 'Open', 'done' => 'Done'];

    /** Null for a task of somebody else, unless an administrator asks. */
    public static function find(int $id, array $user): ?array
    {
        [$rule, $values] = self::visibleTo($user);

        return Database::row("SELECT * FROM tasks WHERE id = ? AND $rule", [$id, ...$values]);
    }

    public static function page(array $user, string $status, int $assignee): Page
    {
        [$where, $values] = self::visibleTo($user);
        if ($status !== '') {
            $where .= ' AND tasks.status = ?';
            $values[] = $status;
        }
        if ($assignee > 0) {
            $where .= ' AND tasks.assigned_to = ?';
            $values[] = $assignee;
        }

        return Page::read(
            'SELECT tasks.*, users.name AS assignee, customers.company',
            "FROM tasks JOIN users ON users.id = tasks.assigned_to
             LEFT JOIN customers ON customers.id = tasks.customer_id WHERE $where",
            $values,
            "tasks.status = 'done', IF(tasks.status = 'done', NULL, tasks.due_on), tasks.done_at DESC, tasks.id",
        );
    }

    /** @return list<array<string, mixed>> the next open tasks of one user */
    public static function nextFor(int $userId): array
    {
        return Database::rows(
            "SELECT * FROM tasks WHERE assigned_to = ? AND status = 'open' ORDER BY due_on, id LIMIT 5",
            [$userId],
        );
    }

    public static function add(array $row): int
    {
        return Database::insert('tasks', $row);
    }

    public static function change(int $id, array $row): void
    {
        Database::update('tasks', $id, $row);
    }

    /**
     * Sets the status that the button names instead of switching it, so that a task that is marked as done twice
     * stays done.
     */
    public static function setStatus(int $id, string $status): void
    {
        Database::run(
            'UPDATE tasks SET done_at = ?, status = ? WHERE id = ? AND status <> ?',
            [$status === 'done' ? Clock::moment() : null, $status, $id, $status],
        );
    }

    public static function delete(int $id): void
    {
        Database::run('DELETE FROM tasks WHERE id = ?', [$id]);
    }

    /** @return array{string, list<int>} */
    private static function visibleTo(array $user): array
    {
        return $user['role'] === 'admin' ? ['1 = 1', []] : ['tasks.assigned_to = ?', [$user['id']]];
    }
}
