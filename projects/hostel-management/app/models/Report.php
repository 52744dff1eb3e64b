<?php

declare(strict_types=1);

namespace App\Models;

use App\Clock;
use App\Database;

/** Figures for the dashboard and the reports; every report is a list of rows with the same keys. */
final class Report
{
    /** @return array<string, mixed> the figures on top of the dashboard */
    public static function totals(): array
    {
        return Database::row(
            "SELECT
                (SELECT COUNT(*) FROM students) AS students,
                (SELECT COUNT(*) FROM beds b JOIN rooms r ON r.id = b.room_id WHERE r.is_open = 1) AS beds,
                (SELECT COUNT(*) FROM allocations WHERE ended_on IS NULL) AS taken,
                (SELECT COUNT(*) FROM bookings WHERE status = 'pending') AS bookings,
                (SELECT COUNT(*) FROM complaints WHERE status <> 'resolved') AS complaints,
                (SELECT COALESCE(SUM(amount), 0) FROM fees WHERE waived_at IS NULL)
                    - (SELECT COALESCE(SUM(p.amount), 0) FROM payments p JOIN fees f ON f.id = p.fee_id
                        WHERE f.waived_at IS NULL) AS outstanding,
                (SELECT COALESCE(SUM(amount), 0) FROM payments
                    WHERE paid_on >= DATE_FORMAT(CURDATE(), '%Y-%m-01')) AS collected_this_month",
        );
    }

    /** Beds and residents of each block. */
    public static function blocks(): array
    {
        return Database::rows(
            'SELECT r.block, COUNT(b.id) AS beds, COUNT(a.id) AS taken
             FROM rooms r JOIN beds b ON b.room_id = r.id
             LEFT JOIN allocations a ON a.bed_id = b.id AND a.ended_on IS NULL
             WHERE r.is_open = 1 GROUP BY r.block ORDER BY r.block',
        );
    }

    /** Money received in each of the last six months, oldest first; months without any count as 0. */
    public static function collectionByMonth(): array
    {
        $first = Clock::day('first day of -5 months');
        $sums = Database::run(
            "SELECT DATE_FORMAT(paid_on, '%Y-%m') AS month, SUM(amount) FROM payments
             WHERE paid_on >= ? GROUP BY DATE_FORMAT(paid_on, '%Y-%m')",
            [$first],
        )->fetchAll(\PDO::FETCH_KEY_PAIR);
        $months = [];
        for ($i = 0; $i < 6; $i++) {
            $month = date('Y-m', strtotime("$first +$i months"));
            $months[] = ['month' => $month, 'amount' => (float) ($sums[$month] ?? 0)];
        }

        return $months;
    }

    public static function occupancy(): array
    {
        return Database::rows(
            "SELECT r.block, r.number AS room, b.label AS bed, r.residents,
                    COALESCE(u.name, '') AS student, COALESCE(s.registration_no, '') AS registration_no,
                    COALESCE(a.started_on, '') AS living_since
             FROM rooms r JOIN beds b ON b.room_id = r.id
             LEFT JOIN allocations a ON a.bed_id = b.id AND a.ended_on IS NULL
             LEFT JOIN students s ON s.id = a.student_id
             LEFT JOIN users u ON u.id = s.user_id
             ORDER BY r.block, r.number, b.label",
        );
    }

    /** Students who owe something, the largest sum first. */
    public static function dues(): array
    {
        return Database::rows(
            'SELECT u.name AS student, s.registration_no, s.phone, COUNT(*) AS open_fees,
                    MIN(f.due_on) AS oldest_due, SUM(f.amount - COALESCE(p.paid, 0)) AS outstanding
             FROM fees f
             JOIN students s ON s.id = f.student_id JOIN users u ON u.id = s.user_id
             LEFT JOIN (SELECT fee_id, SUM(amount) AS paid FROM payments GROUP BY fee_id) p ON p.fee_id = f.id
             WHERE f.waived_at IS NULL AND f.amount > COALESCE(p.paid, 0)
             GROUP BY s.id, u.name, s.registration_no, s.phone
             ORDER BY outstanding DESC, u.name',
        );
    }

    /** Every payment of a span of days, both included. */
    public static function collection(string $from, string $to): array
    {
        return Database::rows(
            "SELECT p.paid_on, CONCAT('R', LPAD(p.id, 6, '0')) AS receipt, u.name AS student, s.registration_no,
                    f.title AS fee, p.method, p.reference, p.amount
             FROM payments p JOIN fees f ON f.id = p.fee_id
             JOIN students s ON s.id = f.student_id JOIN users u ON u.id = s.user_id
             WHERE p.paid_on BETWEEN ? AND ? ORDER BY p.paid_on, p.id",
            [$from, $to],
        );
    }

    public static function complaints(): array
    {
        return Database::rows(
            "SELECT category, COUNT(*) AS total, SUM(status = 'open') AS open,
                    SUM(status = 'in_progress') AS in_progress, SUM(status = 'resolved') AS resolved
             FROM complaints GROUP BY category ORDER BY total DESC, category",
        );
    }
}
