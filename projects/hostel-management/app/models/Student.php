<?php

declare(strict_types=1);

namespace App\Models;

use App\Database;
use App\Page;
use DomainException;

final class Student
{
    public const GENDERS = ['female', 'male', 'other'];

    private const COLUMNS = 'SELECT s.*, u.name, u.email, u.is_active, u.last_login_at, u.created_at,
        c.code AS course_code, c.name AS course_name,
        a.id AS allocation_id, a.started_on, b.label AS bed, r.id AS room_id, r.block, r.number AS room,
        r.monthly_fee';
    /** Each student with the bed that he or she has now, if any. */
    private const TABLES = 'FROM students s
        JOIN users u ON u.id = s.user_id
        JOIN courses c ON c.id = s.course_id
        LEFT JOIN allocations a ON a.student_id = s.id AND a.ended_on IS NULL
        LEFT JOIN beds b ON b.id = a.bed_id
        LEFT JOIN rooms r ON r.id = b.room_id';

    public static function find(int $id): ?array
    {
        return Database::row(self::COLUMNS . ' ' . self::TABLES . ' WHERE s.id = ?', [$id]);
    }

    /** @param string $living "" for all, "yes" for residents, "no" for students without a bed */
    public static function page(string $search, int $courseId, string $living): Page
    {
        $like = Database::like($search);
        $where = ['(u.name LIKE ? OR u.email LIKE ? OR s.registration_no LIKE ?)'];
        $values = [$like, $like, $like];
        if ($courseId > 0) {
            $where[] = 's.course_id = ?';
            $values[] = $courseId;
        }
        if ($living === 'yes') {
            $where[] = 'a.id IS NOT NULL';
        } elseif ($living === 'no') {
            $where[] = 'a.id IS NULL';
        }

        return Page::of(self::COLUMNS, self::TABLES . ' WHERE ' . implode(' AND ', $where), 'u.name, s.id', $values);
    }

    /**
     * All students, to choose one in a form. It includes those who have left, because they may still owe for a
     * broken window.
     */
    public static function names(): array
    {
        return Database::rows(
            'SELECT s.id, u.name, s.registration_no FROM students s JOIN users u ON u.id = s.user_id ORDER BY u.name',
        );
    }

    /** Active students without a bed. */
    public static function withoutBed(): array
    {
        return Database::rows(
            'SELECT s.id, u.name, s.registration_no, s.gender FROM students s
             JOIN users u ON u.id = s.user_id
             LEFT JOIN allocations a ON a.student_id = s.id AND a.ended_on IS NULL
             WHERE a.id IS NULL AND u.is_active = 1 ORDER BY u.name',
        );
    }

    /**
     * Creates account and student together, or neither.
     *
     * @param array<string, mixed> $details the columns of the table students except user_id
     */
    public static function create(string $name, string $email, string $password, array $details): int
    {
        return Database::transaction(function () use ($name, $email, $password, $details): int {
            $userId = User::create('student', $name, $email, $password);

            return Database::insert('students', ['user_id' => $userId] + $details);
        });
    }

    /**
     * Changes account and student together.
     *
     * @throws DomainException if the student lives in a room that is for others
     */
    public static function change(int $id, array $account, array $details): void
    {
        Database::transaction(function () use ($id, $account, $details): void {
            // The student is locked until the end, so that no bed is given meanwhile on the basis of the old details.
            Database::row('SELECT id FROM students WHERE id = ? FOR UPDATE', [$id]);
            $room = Database::row(
                'SELECT r.* FROM allocations a JOIN beds b ON b.id = a.bed_id JOIN rooms r ON r.id = b.room_id
                 WHERE a.student_id = ? AND a.ended_on IS NULL',
                [$id],
            );
            if ($room !== null && !Room::suits($room, $details['gender'])) {
                throw new DomainException("{$account['name']} lives in {$room['block']} {$room['number']}, "
                    . "which is for {$room['residents']} only.");
            }
            Database::update('users', self::find($id)['user_id'], $account);
            Database::update('students', $id, $details);
        });
    }

    /**
     * What closing the account would affect: the student's bed, also one from a later day on, and the waiting
     * booking.
     *
     * @return array{stay: ?array, booking: ?array, seen: string} "seen" identifies both, for close()
     */
    public static function ties(int $id): array
    {
        $stay = Allocation::presentOf($id);
        $booking = Booking::waitingOf($id);

        return [
            'stay' => $stay,
            'booking' => $booking === null ? null : Booking::find($booking),
            'seen' => ($stay['id'] ?? '-') . '/' . ($booking ?? '-'),
        ];
    }

    /**
     * Closes an account and withdraws the booking that waits. The bed stays taken until the student moves out.
     *
     * @param string $seen the bed and the booking that were named when the office was asked
     * @return bool false if there is another bed or booking by now: the office has to be asked again
     */
    public static function close(array $student, string $seen): bool
    {
        return Database::transaction(function () use ($student, $seen): bool {
            // The student is locked. Moving and new bookings lock the same row, so neither can happen meanwhile.
            Database::row('SELECT id FROM students WHERE id = ? FOR UPDATE', [$student['id']]);
            if (self::ties($student['id'])['seen'] !== $seen) {
                return false;
            }
            Database::update('users', $student['user_id'], ['is_active' => 0]);
            Booking::cancelWaiting($student['id'], 'The account was closed.');

            return true;
        });
    }

    public static function reopen(array $student): void
    {
        Database::update('users', $student['user_id'], ['is_active' => 1]);
    }

    public static function registrationIsTaken(string $registrationNo, int $exceptId = 0): bool
    {
        return (bool) Database::value(
            'SELECT 1 FROM students WHERE registration_no = ? AND id <> ?',
            [$registrationNo, $exceptId],
        );
    }
}
