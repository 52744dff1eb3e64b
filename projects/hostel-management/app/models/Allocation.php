<?php

declare(strict_types=1);

namespace App\Models;

use App\Database;
use App\Page;
use DomainException;

/** Who lives in which bed. Every change is one transaction. */
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

    /** The other residents of a student's room. */
    public static function roommates(int $studentId, int $roomId): array
    {
        return Database::rows(
            self::COLUMNS . ' ' . self::TABLES . ' WHERE a.ended_on IS NULL AND r.id = ? AND s.id <> ? ORDER BY b.label',
            [$roomId, $studentId],
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

    /**
     * Gives a bed to a student and raises the deposit and the first month's fee.
     * With a booking, that booking is approved in the same transaction.
     *
     * @throws DomainException with a sentence for the office if the bed cannot be given
     */
    public static function give(int $studentId, int $bedId, string $startedOn, int $adminId, ?int $bookingId = null): int
    {
        return Database::transaction(function () use ($studentId, $bedId, $startedOn, $adminId, $bookingId): int {
            $room = self::checkBed($studentId, $bedId);
            if ($bookingId !== null && !Booking::decide($bookingId, 'approved', $adminId)) {
                throw new DomainException('This booking has already been decided.');
            }
            $id = self::insert($studentId, $bedId, $startedOn, $bookingId);
            Fee::create($studentId, 'Security deposit', $room['monthly_fee'], $startedOn, $id);
            Fee::create(
                $studentId,
                'Hostel fee, ' . date('F Y', strtotime($startedOn)),
                $room['monthly_fee'],
                max($startedOn, date('Y-m-10', strtotime($startedOn))),
                $id,
                substr($startedOn, 0, 7),
            );

            return $id;
        });
    }

    /** Moves a resident to another bed today: one stay ends, another begins, both or neither. */
    public static function transfer(array $allocation, int $bedId): void
    {
        Database::transaction(function () use ($allocation, $bedId): void {
            self::checkBed($allocation['student_id'], $bedId);
            self::end($allocation['id'], date('Y-m-d'), 'Moved to another bed');
            self::insert($allocation['student_id'], $bedId, date('Y-m-d'), null);
        });
    }

    /** The resident moves out. Fees that are open stay open. */
    public static function vacate(int $id, string $endedOn, string $reason): void
    {
        self::end($id, $endedOn, $reason);
    }

    private static function end(int $id, string $endedOn, string $reason): void
    {
        $ended = Database::run(
            'UPDATE allocations SET ended_on = ?, end_reason = ? WHERE id = ? AND ended_on IS NULL',
            [$endedOn, $reason, $id],
        );
        if ($ended->rowCount() !== 1) {
            throw new DomainException('This stay has already ended.');
        }
    }

    /** The unique keys of the table have the last word, so two clerks cannot give one bed twice. */
    private static function insert(int $studentId, int $bedId, string $startedOn, ?int $bookingId): int
    {
        try {
            return Database::insert('allocations', [
                'student_id' => $studentId,
                'bed_id' => $bedId,
                'booking_id' => $bookingId,
                'started_on' => $startedOn,
            ]);
        } catch (\PDOException $error) {
            if (Database::isDuplicate($error)) {
                throw new DomainException('The bed is taken, or the student already has one.');
            }
            throw $error;
        }
    }

    private static function checkBed(int $studentId, int $bedId): array
    {
        $room = Database::row(
            'SELECT r.* FROM beds b JOIN rooms r ON r.id = b.room_id WHERE b.id = ?',
            [$bedId],
        );
        $student = Student::find($studentId);
        if ($room === null || $student === null) {
            throw new DomainException('Please choose a student and a bed.');
        }
        if ($room['is_open'] !== 1) {
            throw new DomainException('This room is closed at present.');
        }
        if (!Room::suits($room, $student['gender'])) {
            throw new DomainException("This room is for {$room['residents']} only.");
        }

        return $room;
    }
}
