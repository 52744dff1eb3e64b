<?php

declare(strict_types=1);

namespace App\Models;

use App\Database;
use App\Page;
use DomainException;

/** Rooms and the beds in them. */
final class Room
{
    public const RESIDENTS = ['women', 'men', 'any'];

    /** Each room with the number of its beds and of those that are taken. */
    private const SELECT = 'SELECT r.*,
        (SELECT COUNT(*) FROM beds WHERE room_id = r.id) AS beds,
        (SELECT COUNT(*) FROM beds b JOIN allocations a ON a.bed_id = b.id AND a.ended_on IS NULL
         WHERE b.room_id = r.id) AS taken
        FROM rooms r';

    public static function find(int $id): ?array
    {
        return Database::row(self::SELECT . ' WHERE r.id = ?', [$id]);
    }

    public static function blocks(): array
    {
        return Database::run('SELECT DISTINCT block FROM rooms ORDER BY block')->fetchAll(\PDO::FETCH_COLUMN);
    }

    /** One page of the rooms of a block ("" for all), each with its beds under "list". */
    public static function page(string $block, string $search): Page
    {
        $where = '(r.block LIKE ? OR r.number LIKE ? OR r.amenities LIKE ?)';
        $like = Database::like($search);
        $values = [$like, $like, $like];
        if ($block !== '') {
            $where .= ' AND r.block = ?';
            $values[] = $block;
        }
        $page = Page::of('SELECT r.id', 'FROM rooms r WHERE ' . $where, 'r.block, r.number, r.id', $values, 12);
        $page->rows = self::withBeds(array_column($page->rows, 'id'));

        return $page;
    }

    /** Open rooms that a student of this gender may live in and that have a free bed. */
    public static function bookable(string $gender): array
    {
        $fits = ['female' => 'women', 'male' => 'men'][$gender] ?? 'any';
        $ids = Database::run(
            "SELECT r.id FROM rooms r WHERE r.is_open = 1 AND r.residents IN ('any', ?)
             AND EXISTS (SELECT 1 FROM beds b LEFT JOIN allocations a ON a.bed_id = b.id AND a.ended_on IS NULL
                         WHERE b.room_id = r.id AND a.id IS NULL)",
            [$fits],
        )->fetchAll(\PDO::FETCH_COLUMN);

        return self::withBeds($ids);
    }

    /** May a student of this gender live in this room? */
    public static function suits(array $room, string $gender): bool
    {
        return $room['residents'] === 'any'
            || $room['residents'] === (['female' => 'women', 'male' => 'men'][$gender] ?? '');
    }

    /** The beds of a room with the name of each resident. */
    public static function beds(int $roomId): array
    {
        return Database::rows(
            'SELECT b.*, a.id AS allocation_id, a.started_on, s.id AS student_id, u.name
             FROM beds b
             LEFT JOIN allocations a ON a.bed_id = b.id AND a.ended_on IS NULL
             LEFT JOIN students s ON s.id = a.student_id
             LEFT JOIN users u ON u.id = s.user_id
             WHERE b.room_id = ? ORDER BY b.label',
            [$roomId],
        );
    }

    public static function numberIsTaken(string $block, string $number, int $exceptId = 0): bool
    {
        return (bool) Database::value(
            'SELECT 1 FROM rooms WHERE block = ? AND number = ? AND id <> ?',
            [$block, $number, $exceptId],
        );
    }

    /** A room and its first beds, labelled A, B, C … */
    public static function create(array $room, int $beds): int
    {
        return Database::transaction(function () use ($room, $beds): int {
            $id = Database::insert('rooms', $room);
            for ($i = 0; $i < $beds; $i++) {
                Database::insert('beds', ['room_id' => $id, 'label' => chr(ord('A') + $i)]);
            }

            return $id;
        });
    }

    /**
     * Changes a room. Everybody who lives in it, or has a bed in it from a later day on, must be able to stay.
     * Waiting bookings that no longer fit are refused, after the office has agreed to it.
     *
     * @param list<int> $refusable the bookings that the office agrees to refuse
     * @throws DomainException if the room would be closed, or be for others, with people inside or waiting
     */
    public static function change(int $id, array $room, array $refusable, int $adminId): void
    {
        Database::transaction(function () use ($id, $room, $refusable, $adminId): void {
            // The room is locked until the end. Moving and new bookings lock it too, so neither can happen meanwhile.
            Database::row('SELECT id FROM rooms WHERE id = ? FOR UPDATE', [$id]);
            $genders = array_column(Database::rows(
                'SELECT s.gender FROM allocations a JOIN beds b ON b.id = a.bed_id JOIN students s ON s.id = a.student_id
                 WHERE b.room_id = ? AND a.ended_on IS NULL',
                [$id],
            ), 'gender');
            $unsuited = array_filter($genders, fn (string $gender): bool => !self::suits($room, $gender));
            if (($genders !== [] && $room['is_open'] === '0') || $unsuited !== []) {
                $number = count($genders);
                throw new DomainException(($number === 1 ? '1 student lives' : "$number students live")
                    . ' in this room. Move them to other beds first.');
            }
            foreach (Booking::waitingFor($id) as $booking) {
                if ($room['is_open'] === '1' && self::suits($room, $booking['gender'])) {
                    continue;
                }
                if (!in_array($booking['id'], $refusable, true)) {
                    throw new DomainException("{$booking['name']} waits for this room. "
                        . 'Answer the booking first, or tick the box to refuse it.');
                }
                Booking::decide($booking['id'], 'rejected', $adminId, $room['is_open'] === '1'
                    ? "This room is now for {$room['residents']} only."
                    : 'This room is closed.');
            }
            Database::update('rooms', $id, $room);
        });
    }

    /** Adds a bed with the next free letter. Returns the letter, or null if there are 26 beds already. */
    public static function addBed(int $roomId): ?string
    {
        return Database::transaction(function () use ($roomId): ?string {
            Database::row('SELECT id FROM rooms WHERE id = ? FOR UPDATE', [$roomId]); // two presses at the same moment get two letters
            $free = array_diff(range('A', 'Z'), array_column(self::beds($roomId), 'label'));
            if ($free === []) {
                return null;
            }
            $label = reset($free);
            Database::insert('beds', ['room_id' => $roomId, 'label' => $label]);

            return $label;
        });
    }

    public static function hasBed(int $roomId, int $bedId): bool
    {
        return (bool) Database::value('SELECT 1 FROM beds WHERE id = ? AND room_id = ?', [$bedId, $roomId]);
    }

    /** Removes a bed in which nobody has ever lived; otherwise its history would be lost. */
    public static function removeBed(int $bedId): bool
    {
        try {
            return Database::run('DELETE FROM beds WHERE id = ?', [$bedId])->rowCount() === 1;
        } catch (\PDOException $error) {
            // Stays refer to their bed by a foreign key, so the database itself refuses to delete it.
            return Database::isInUse($error) ? false : throw $error;
        }
    }

    /** @param list<int> $ids */
    private static function withBeds(array $ids): array
    {
        if ($ids === []) {
            return [];
        }
        $marks = implode(', ', array_fill(0, count($ids), '?'));
        $rooms = Database::rows(
            self::SELECT . " WHERE r.id IN ($marks) ORDER BY r.block, r.number",
            $ids,
        );
        foreach ($rooms as &$room) {
            $room['list'] = self::beds($room['id']);
        }

        return $rooms;
    }
}
