<?php

declare(strict_types=1);

namespace App\Models;

use App\Database;

/** Money received; each row is a receipt. */
final class Payment
{
    public const METHODS = ['cash', 'upi', 'card', 'bank_transfer'];

    private const SELECT = 'SELECT p.*, f.title, f.amount AS fee_amount, f.student_id, u.name, s.registration_no,
            c.name AS course_name, o.name AS received_by_name
        FROM payments p
        JOIN fees f ON f.id = p.fee_id
        JOIN students s ON s.id = f.student_id
        JOIN users u ON u.id = s.user_id
        JOIN courses c ON c.id = s.course_id
        JOIN users o ON o.id = p.received_by';

    public static function find(int $id): ?array
    {
        return Database::row(self::SELECT . ' WHERE p.id = ?', [$id]);
    }

    /** A receipt, but only if it belongs to this student. */
    public static function findOfStudent(int $id, int $studentId): ?array
    {
        return Database::row(self::SELECT . ' WHERE p.id = ? AND f.student_id = ?', [$id, $studentId]);
    }

    public static function ofFee(int $feeId): array
    {
        return Database::rows(self::SELECT . ' WHERE p.fee_id = ? ORDER BY p.id', [$feeId]);
    }

    public static function ofStudent(int $studentId): array
    {
        return Database::rows(self::SELECT . ' WHERE f.student_id = ? ORDER BY p.paid_on DESC, p.id DESC', [$studentId]);
    }

    /** "R000042": the id, with zeros in front. */
    public static function number(int $id): string
    {
        return sprintf('R%06d', $id);
    }
}
