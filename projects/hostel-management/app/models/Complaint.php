<?php

declare(strict_types=1);

namespace App\Models;

use App\Database;
use App\Page;
use DomainException;

final class Complaint
{
    public const CATEGORIES = ['water', 'electricity', 'furniture', 'cleaning', 'internet', 'food', 'other'];
    public const STATUSES = ['open', 'in_progress', 'resolved'];

    private const COLUMNS = 'SELECT k.*, u.name, s.registration_no, r.block, r.number AS room';
    private const TABLES = 'FROM complaints k
        JOIN students s ON s.id = k.student_id
        JOIN users u ON u.id = s.user_id
        LEFT JOIN allocations a ON a.student_id = s.id AND a.ended_on IS NULL
        LEFT JOIN beds b ON b.id = a.bed_id
        LEFT JOIN rooms r ON r.id = b.room_id';

    public static function find(int $id): ?array
    {
        return Database::row(self::COLUMNS . ' ' . self::TABLES . ' WHERE k.id = ?', [$id]);
    }

    public static function page(string $status, string $search): Page
    {
        $like = Database::like($search);
        $where = '(k.subject LIKE ? OR u.name LIKE ?)';
        $values = [$like, $like];
        if (in_array($status, self::STATUSES, true)) {
            $where .= ' AND k.status = ?';
            $values[] = $status;
        }

        return Page::of(
            self::COLUMNS,
            self::TABLES . ' WHERE ' . $where,
            "FIELD(k.status, 'open', 'in_progress', 'resolved'), k.updated_at DESC, k.id DESC",
            $values,
        );
    }

    public static function ofStudent(int $studentId): array
    {
        return Database::rows(
            self::COLUMNS . ' ' . self::TABLES . ' WHERE k.student_id = ? ORDER BY k.id DESC',
            [$studentId],
        );
    }

    public static function replies(int $id): array
    {
        return Database::rows(
            'SELECT x.*, u.name, u.role FROM complaint_replies x JOIN users u ON u.id = x.user_id
             WHERE x.complaint_id = ? ORDER BY x.id',
            [$id],
        );
    }

    public static function create(int $studentId, string $category, string $subject, string $body): int
    {
        return Database::insert('complaints', [
            'student_id' => $studentId,
            'category' => $category,
            'subject' => $subject,
            'body' => $body,
        ]);
    }

    /** The student's reply. It opens a resolved complaint again: otherwise nobody would read it. */
    public static function reply(int $id, int $userId, string $body): void
    {
        Database::transaction(function () use ($id, $userId, $body): void {
            Database::row('SELECT id FROM complaints WHERE id = ? FOR UPDATE', [$id]);
            self::write($id, $userId, $body);
            Database::run(
                "UPDATE complaints SET status = IF(status = 'resolved', 'open', status), updated_at = NOW() WHERE id = ?",
                [$id],
            );
        });
    }

    /** The number of the last reply, or 0. It says how far somebody who looks at the complaint has read. */
    public static function lastReply(int $id): int
    {
        return (int) Database::value('SELECT COALESCE(MAX(id), 0) FROM complaint_replies WHERE complaint_id = ?', [$id]);
    }

    /**
     * Sets the state that the office chose, with or without an answer.
     *
     * @param int $read the last reply that was on the page
     * @throws DomainException if the student has written since: the reply would be closed unread
     */
    public static function answer(int $id, int $userId, string $status, string $body, int $read): void
    {
        Database::transaction(function () use ($id, $userId, $status, $body, $read): void {
            Database::row('SELECT id FROM complaints WHERE id = ? FOR UPDATE', [$id]);
            if (self::lastReply($id) !== $read) {
                throw new DomainException('The student has written since you opened this page. Please read it first.');
            }
            if ($body !== '') {
                self::write($id, $userId, $body);
            }
            Database::run('UPDATE complaints SET status = ?, updated_at = NOW() WHERE id = ?', [$status, $id]);
        });
    }

    private static function write(int $id, int $userId, string $body): void
    {
        Database::insert('complaint_replies', ['complaint_id' => $id, 'user_id' => $userId, 'body' => $body]);
    }
}
