<?php

declare(strict_types=1);

namespace App\Models;

use App\Clock;
use App\Database;
use DomainException;

/**
 * Moving in, moving to another bed, moving out. Every change is one transaction, and a refusal is a
 * DomainException with a sentence for the office.
 *
 * The room is locked first, then the student. So of two wardens at the same room the second waits, and a room
 * cannot be closed while somebody moves in.
 */
final class Moving
{
    /**
     * Gives a bed to a student and raises the fees. The student's waiting booking, or the given one, is approved
     * with it.
     *
     * @return int the number of the stay
     */
    public static function in(int $studentId, int $bedId, string $startedOn, int $adminId, ?int $bookingId = null): int
    {
        return Database::transaction(function () use ($studentId, $bedId, $startedOn, $adminId, $bookingId): int {
            $room = self::checkBed($studentId, $bedId, $startedOn);
            $bookingId ??= Booking::waitingOf($studentId);
            if ($bookingId !== null && !Booking::decide($bookingId, 'approved', $adminId)) {
                throw new DomainException('This booking has already been decided.');
            }
            $id = self::insert($studentId, $bedId, $startedOn, $bookingId);
            Fee::raiseForStay($studentId, $id, $room['monthly_fee'], $startedOn);

            return $id;
        });
    }

    /**
     * Moves a resident to another bed today: one stay ends, another begins. A stay that begins today or later only
     * changes its bed. Fees of the months that begin in the new room cost what this room costs.
     */
    public static function toBed(array $allocation, int $bedId): void
    {
        if ($allocation['bed_id'] === $bedId) {
            throw new DomainException('This is the present bed.');
        }
        Database::transaction(function () use ($allocation, $bedId): void {
            $day = max(Clock::today(), $allocation['started_on']);
            $stay = self::lock($allocation['id']);
            $room = self::checkBed($stay['student_id'], $bedId, $day);
            $id = $stay['id'];
            if ($day === $stay['started_on']) {
                self::refuseTaken(fn () => Database::update('allocations', $id, ['bed_id' => $bedId]));
            } else {
                self::end($id, $day, 'Moved to another bed');
                $id = self::insert($stay['student_id'], $bedId, $day, null);
                Database::update('allocations', $id, [
                    'leaving_on' => $stay['leaving_on'],
                    'end_reason' => $stay['end_reason'],
                ]);
            }
            Fee::followRoom($stay['student_id'], $id, $room['monthly_fee'], $day);
        });
    }

    /**
     * Moves a resident out, today or on a day that has passed. Open fees stay open, but those of later months are
     * waived.
     */
    public static function out(int $id, string $endedOn, string $reason): void
    {
        Database::transaction(function () use ($id, $endedOn, $reason): void {
            $stay = self::lock($id);
            self::end($id, $endedOn, $reason);
            Fee::letGoAfter($stay['student_id'], $endedOn);
        });
    }

    /** Notes a future day of moving out, or deletes it (null). The bed stays taken. */
    public static function plan(int $id, ?string $leavingOn, string $reason = ''): void
    {
        Database::transaction(function () use ($id, $leavingOn, $reason): void {
            self::lock($id);
            Database::update('allocations', $id, ['leaving_on' => $leavingOn, 'end_reason' => $reason]);
        });
    }

    /** Ends a stay before it has begun. Nothing was used, so nothing is owed. */
    public static function cancel(int $id): void
    {
        Database::transaction(function () use ($id): void {
            $stay = self::lock($id);
            if ($stay['started_on'] <= Clock::today()) {
                throw new DomainException('This stay has begun. Let the student move out instead.');
            }
            self::end($id, $stay['started_on'], 'Cancelled before it began');
            Fee::letGoOfStay($id);
        });
    }

    /** The stay, locked until the end of the transaction. */
    private static function lock(int $id): array
    {
        return Database::row('SELECT * FROM allocations WHERE id = ? AND ended_on IS NULL FOR UPDATE', [$id])
            ?? throw new DomainException('This stay has already ended.');
    }

    private static function end(int $id, string $endedOn, string $reason): void
    {
        Database::update('allocations', $id, ['ended_on' => $endedOn, 'end_reason' => $reason]);
    }

    private static function insert(int $studentId, int $bedId, string $startedOn, ?int $bookingId): int
    {
        return self::refuseTaken(fn (): int => Database::insert('allocations', [
            'student_id' => $studentId,
            'bed_id' => $bedId,
            'booking_id' => $bookingId,
            'started_on' => $startedOn,
        ]));
    }

    /** The unique keys of the table make sure that two clerks cannot give the same bed. */
    private static function refuseTaken(callable $work): mixed
    {
        try {
            return $work();
        } catch (\PDOException $error) {
            if (Database::isDuplicate($error)) {
                throw new DomainException('The bed is taken, or the student already has one.');
            }
            throw $error;
        }
    }

    /** The room of the bed, if this student may live in it from that day on. Room and student are locked. */
    private static function checkBed(int $studentId, int $bedId, string $startedOn): array
    {
        $room = Database::row(
            'SELECT r.* FROM beds b JOIN rooms r ON r.id = b.room_id WHERE b.id = ? FOR UPDATE',
            [$bedId],
        );
        $student = Database::row(
            'SELECT s.gender, u.is_active FROM students s JOIN users u ON u.id = s.user_id WHERE s.id = ? FOR UPDATE',
            [$studentId],
        );
        if ($room === null || $student === null) {
            throw new DomainException('Please choose a student and a bed.');
        }
        if ($student['is_active'] !== 1) {
            throw new DomainException('This account is closed. Open it again before you give a bed.');
        }
        if ($room['is_open'] !== 1) {
            throw new DomainException('This room is closed at present.');
        }
        if (!Room::suits($room, $student['gender'])) {
            throw new DomainException("This room is for {$room['residents']} only.");
        }
        // Two stays in one bed, or of one student, must not overlap, even if one is entered later.
        $until = Database::value(
            'SELECT MAX(ended_on) FROM allocations WHERE bed_id = ? AND ended_on > ? AND ended_on > started_on',
            [$bedId, $startedOn],
        );
        if ($until !== null) {
            throw new DomainException('Somebody lived in this bed until ' . day($until) . '.');
        }
        $until = Database::value(
            'SELECT MAX(ended_on) FROM allocations WHERE student_id = ? AND ended_on > ? AND ended_on > started_on',
            [$studentId, $startedOn],
        );
        if ($until !== null) {
            throw new DomainException('The student lived in another bed until ' . day($until) . '.');
        }

        return $room;
    }
}
