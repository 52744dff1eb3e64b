<?php

declare(strict_types=1);

namespace App\Models;

use App\Clock;
use App\Database;
use App\Page;

/** Which student lives, or has lived, in which bed. Moving.php changes it. */
final class Allocation
{
    private const COLUMNS = 'SELECT a.*, b.label AS bed, r.id AS room_id, r.block, r.number AS room, r.residents,
        r.monthly_fee, u.name, s.registration_no, s.gender';
    private const TABLES = 'FROM allocations a
        JOIN beds b ON b.id = a.bed_id
        JOIN rooms r ON r.id = b.room_id
        JOIN students s ON s.id = a.student_id
        JOIN users u ON u.id = s.user_id';

    public static function find(int $id): ?array
    {
        return Database::row(self::COLUMNS . ' ' . self::TABLES . ' WHERE a.id = ?', [$id]);
    }

    public static function page(bool $current, string $search): Page
    {
        $like = Database::like($search);

        return Page::of(
            self::COLUMNS,
            self::TABLES . ' WHERE a.ended_on IS ' . ($current ? '' : 'NOT ') . 'NULL
                AND (u.name LIKE ? OR s.registration_no LIKE ? OR CONCAT(r.block, \' \', r.number) LIKE ?)',
            $current ? 'r.block, r.number, b.label' : 'a.ended_on DESC, a.id DESC',
            [$like, $like, $like],
        );
    }

    public static function ofStudent(int $studentId): array
    {
        return Database::rows(
            self::COLUMNS . ' ' . self::TABLES . ' WHERE a.student_id = ? ORDER BY a.id DESC',
            [$studentId],
        );
    }

    /** The stay that a student has now or from a later day on. */
    public static function presentOf(int $studentId): ?array
    {
        return Database::row(
            self::COLUMNS . ' ' . self::TABLES . ' WHERE a.student_id = ? AND a.ended_on IS NULL',
            [$studentId],
        );
    }

    /** The other residents of a student's room. */
    public static function roommates(int $studentId, int $roomId): array
    {
        return Database::rows(
            self::COLUMNS . ' ' . self::TABLES . ' WHERE a.ended_on IS NULL AND r.id = ? AND s.id <> ? ORDER BY b.label',
            [$roomId, $studentId],
        );
    }

    /** Residents whose day of leaving is within the next month, is today or has passed. */
    public static function leaving(): array
    {
        return Database::rows(
            self::COLUMNS . ' ' . self::TABLES . ' WHERE a.ended_on IS NULL AND a.leaving_on <= ? ORDER BY a.leaving_on, a.id',
            [Clock::day('+1 month')],
        );
    }

    /** Free beds of open rooms. */
    public static function freeBeds(): array
    {
        return Database::rows(
            'SELECT b.id, b.label AS bed, r.id AS room_id, r.block, r.number AS room, r.residents, r.monthly_fee
             FROM beds b JOIN rooms r ON r.id = b.room_id
             LEFT JOIN allocations a ON a.bed_id = b.id AND a.ended_on IS NULL
             WHERE a.id IS NULL AND r.is_open = 1
             ORDER BY r.block, r.number, b.label',
        );
    }
}
