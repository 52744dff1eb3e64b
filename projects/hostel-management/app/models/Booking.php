<?php

declare(strict_types=1);

namespace App\Models;

use App\Database;
use App\Page;
use DomainException;

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

    /** The bookings that wait for a room, the oldest first. */
    public static function waitingFor(int $roomId): array
    {
        return Database::rows(
            self::COLUMNS . ' ' . self::TABLES . " WHERE k.room_id = ? AND k.status = 'pending' ORDER BY k.id",
            [$roomId],
        );
    }

    /**
     * Stores a booking that waits for the office.
     *
     * @param array{wanted_from: string, note: string} $wish
     * @throws DomainException if the room or the account was closed a moment ago, or another booking waits
     */
    public static function add(int $studentId, int $roomId, array $wish): void
    {
        Database::transaction(function () use ($studentId, $roomId, $wish): void {
            // Both rows are locked until the end, the room first as everywhere, so that neither is closed meanwhile.
            $room = Database::row('SELECT is_open FROM rooms WHERE id = ? FOR UPDATE', [$roomId]);
            $account = Database::row(
                'SELECT u.is_active FROM students s JOIN users u ON u.id = s.user_id WHERE s.id = ? FOR UPDATE',
                [$studentId],
            );
            if ($room['is_open'] !== 1) {
                throw new DomainException('This room has just been closed.');
            }
            if ($account['is_active'] !== 1) {
                throw new DomainException('Your account has just been closed.');
            }
            try {
                Database::insert('bookings', $wish + ['student_id' => $studentId, 'room_id' => $roomId]);
            } catch (\PDOException $error) {
                throw Database::isDuplicate($error)
                    ? new DomainException('You already have a booking that waits for the office.')
                    : $error;
            }
        });
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

    /** Withdraws every waiting booking of the student, with a remark of the office. */
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
