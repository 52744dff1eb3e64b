<?php

declare(strict_types=1);

namespace App\Models;

use App\Database;

final class Course
{
    /** All courses with the number of their students. */
    public static function all(): array
    {
        return Database::rows(
            'SELECT c.*, (SELECT COUNT(*) FROM students s WHERE s.course_id = c.id) AS students
             FROM courses c ORDER BY c.is_active DESC, c.code',
        );
    }

    /** The courses that a new student can choose. */
    public static function active(): array
    {
        return Database::rows('SELECT * FROM courses WHERE is_active = 1 ORDER BY name');
    }

    public static function find(int $id): ?array
    {
        return Database::row('SELECT * FROM courses WHERE id = ?', [$id]);
    }

    public static function codeIsTaken(string $code, int $exceptId = 0): bool
    {
        return (bool) Database::value('SELECT 1 FROM courses WHERE code = ? AND id <> ?', [$code, $exceptId]);
    }

    /** Deletes a course that nobody studies. Returns false, and deletes nothing, if somebody does. */
    public static function delete(int $id): bool
    {
        try {
            return Database::run('DELETE FROM courses WHERE id = ?', [$id])->rowCount() === 1;
        } catch (\PDOException $error) {
            // Students refer to their course by a foreign key, so the database itself refuses to delete it.
            return Database::isInUse($error) ? false : throw $error;
        }
    }
}
