<?php

declare(strict_types=1);

namespace App\Models;

use App\Database;
use App\Page;

/** A student's request for a room. */
final class Booking
{
    public const STATUSES = ['pending', 'approved', 'rejected', 'cancelled'];

    private const COLUMNS = 'SELECT k.*, r.block, r.number AS room, r.monthly_fee, u.name, s.gender, s.registration_no';
    private const TABLES = 'FROM bookings k
        JOIN rooms r ON r.id = k.room_id
        JOIN students s ON s.id = k.student_id
        JOIN users u ON u.id = s.user_id';

    public static function find(int $id): ?array
    {
        return Database::row(self::COLUMNS . ' ' . self::TABLES . ' WHERE k.id = ?', [$id]);
    }

    public static function page(string $status): Page
    {
        $isKnown = in_array($status, self::STATUSES, true);

        return Page::of(
            self::COLUMNS,
            self::TABLES . ($isKnown ? ' WHERE k.status = ?' : ''),
            "k.status = 'pending' DESC, k.created_at DESC, k.id DESC",
            $isKnown ? [$status] : [],
        );
    }

    public static function ofStudent(int $studentId): array
    {
        return Database::rows(
            self::COLUMNS . ' ' . self::TABLES . ' WHERE k.student_id = ? ORDER BY k.id DESC',
            [$studentId],
        );
    }

    public static function countPending(): int
    {
        return (int) Database::value("SELECT COUNT(*) FROM bookings WHERE status = 'pending'");
    }

    /** Withdraws a waiting booking, but only the student's own one. */
    public static function cancel(int $id, int $studentId): bool
    {
        $cancelled = Database::run(
            "UPDATE bookings SET status = 'cancelled' WHERE id = ? AND student_id = ? AND status = 'pending'",
            [$id, $studentId],
        );

        return $cancelled->rowCount() === 1;
    }

    /** The number of the student's booking that waits, if there is one. */
    public static function waitingOf(int $studentId): ?int
    {
        $id = Database::value("SELECT id FROM bookings WHERE student_id = ? AND status = 'pending'", [$studentId]);

        return $id === false ? null : $id;
    }

    /** Takes back whatever the student has asked for, with a remark of the office. */
    public static function cancelWaiting(int $studentId, string $remark): void
    {
        Database::run(
            "UPDATE bookings SET status = 'cancelled', remark = ? WHERE student_id = ? AND status = 'pending'",
            [$remark, $studentId],
        );
    }

    /** Decides a waiting booking. Returns false if somebody else has decided it already. */
    public static function decide(int $id, string $status, int $adminId, string $remark = ''): bool
    {
        $decided = Database::run(
            "UPDATE bookings SET status = ?, remark = ?, decided_by = ?, decided_at = NOW()
             WHERE id = ? AND status = 'pending'",
            [$status, $remark, $adminId, $id],
        );

        return $decided->rowCount() === 1;
    }
}
