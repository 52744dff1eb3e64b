<?php

declare(strict_types=1);

namespace App\Models;

use App\Clock;
use App\Database;
use App\Page;
use DomainException;

/** What students owe and have paid. A fee's state is always computed from its payments. */
final class Fee
{
    public const STATES = ['due', 'overdue', 'paid', 'waived'];

    /** Each fee with what has been paid, what is left, and its state. */
    private const BALANCES = "SELECT f.*, COALESCE(p.paid, 0) AS paid,
            CASE WHEN f.waived_at IS NULL THEN f.amount - COALESCE(p.paid, 0) ELSE 0 END AS balance,
            CASE WHEN f.waived_at IS NOT NULL THEN 'waived'
                 WHEN COALESCE(p.paid, 0) >= f.amount THEN 'paid'
                 WHEN f.due_on < CURDATE() THEN 'overdue'
                 ELSE 'due' END AS state,
            u.name, s.registration_no
        FROM fees f
        JOIN students s ON s.id = f.student_id
        JOIN users u ON u.id = s.user_id
        LEFT JOIN (SELECT fee_id, SUM(amount) AS paid FROM payments GROUP BY fee_id) p ON p.fee_id = f.id";

    public static function find(int $id): ?array
    {
        return Database::row(self::BALANCES . ' WHERE f.id = ?', [$id]);
    }

    public static function page(string $state, string $search): Page
    {
        $like = Database::like($search);
        $where = '(x.name LIKE ? OR x.registration_no LIKE ? OR x.title LIKE ?)';
        $values = [$like, $like, $like];
        if (in_array($state, self::STATES, true)) {
            $where .= ' AND x.state = ?';
            $values[] = $state;
        }

        return Page::of(
            'SELECT x.*',
            'FROM (' . self::BALANCES . ') x WHERE ' . $where,
            "FIELD(x.state, 'overdue', 'due', 'paid', 'waived'), x.due_on DESC, x.id DESC",
            $values,
        );
    }

    public static function ofStudent(int $studentId): array
    {
        return Database::rows(self::BALANCES . ' WHERE f.student_id = ? ORDER BY f.due_on DESC, f.id DESC', [$studentId]);
    }

    public static function outstandingOf(int $studentId): string
    {
        return (string) Database::value(
            'SELECT COALESCE(SUM(x.balance), 0) FROM (' . self::BALANCES . ' WHERE f.student_id = ?) x',
            [$studentId],
        );
    }

    /** Raises a single fee, a fine for example. It belongs to the student and to no stay. */
    public static function create(int $studentId, string $title, string $amount, string $dueOn): int
    {
        return Database::insert('fees', [
            'student_id' => $studentId,
            'title' => $title,
            'amount' => $amount,
            'due_on' => $dueOn,
        ]);
    }

    /**
     * The deposit and the first month's fee of a stay, each only if the student doesn't owe or hasn't paid it
     * already: a student who leaves and comes back in the same month pays once. A fee that was waived after a part
     * of it had been paid is opened again, so that this part counts.
     */
    public static function raiseForStay(int $studentId, int $allocationId, string $monthlyFee, string $startedOn): void
    {
        $period = substr($startedOn, 0, 7);
        Database::run(
            "UPDATE fees SET allocation_id = ?, waived_at = NULL, waive_reason = ''
             WHERE student_id = ? AND waived_at IS NOT NULL AND (is_deposit = 1 OR period >= ?)
               AND EXISTS (SELECT 1 FROM payments WHERE fee_id = fees.id)",
            [$allocationId, $studentId, $period],
        );
        $fee = ['student_id' => $studentId, 'allocation_id' => $allocationId, 'amount' => $monthlyFee];
        if (!Database::value('SELECT 1 FROM fees WHERE deposit_of = ?', [$studentId])) {
            Database::insert('fees', $fee + ['title' => 'Security deposit', 'is_deposit' => 1, 'due_on' => $startedOn]);
        }
        if (!Database::value('SELECT 1 FROM fees WHERE student_id = ? AND period = ?', [$studentId, $period])) {
            Database::insert('fees', $fee + [
                'title' => self::monthTitle($period),
                'period' => $period,
                'due_on' => max($startedOn, $period . '-10'),
            ]);
        }
        self::followRoom($studentId, $allocationId, $monthlyFee, $startedOn);
    }

    /**
     * Changes fees to the price of the new room: those of the months that begin on or after this day, and the
     * deposit and monthly fees of the stay itself. A fee never falls below what has been paid.
     *
     * @param string $day the first day in the room
     */
    public static function followRoom(int $studentId, int $allocationId, string $monthlyFee, string $day): void
    {
        Database::run(
            "UPDATE fees SET allocation_id = ?,
                amount = GREATEST(?, (SELECT COALESCE(SUM(p.amount), 0) FROM payments p WHERE p.fee_id = fees.id))
             WHERE student_id = ? AND waived_at IS NULL
               AND (CONCAT(period, '-01') >= ? OR allocation_id = ? AND (period IS NOT NULL OR is_deposit = 1))",
            [$allocationId, $monthlyFee, $studentId, $day, $allocationId],
        );
    }

    /**
     * Raises one month's fee for everybody who lives here in that month and doesn't have it yet. The room in which
     * the month began decides the amount. Students who leave by its first day are not charged; those who have
     * stayed beyond their planned day are. It can be run twice, even at the same moment.
     *
     * @param string $period "2026-11"
     * @return int how many fees were added
     */
    public static function raiseMonth(string $period): int
    {
        $first = $period . '-01';
        $last = date('Y-m-t', strtotime($first));

        return Database::transaction(fn (): int => Database::run(
            'INSERT INTO fees (student_id, allocation_id, title, period, amount, due_on)
             SELECT a.student_id, a.id, ?, ?, r.monthly_fee, ?
             FROM allocations a JOIN beds b ON b.id = a.bed_id JOIN rooms r ON r.id = b.room_id
             JOIN (SELECT MIN(id) AS id FROM allocations
                   WHERE started_on <= ?
                     AND (ended_on IS NULL AND (leaving_on IS NULL OR leaving_on > ? OR leaving_on < ?)
                          OR ended_on > ? AND ended_on > started_on)
                   GROUP BY student_id) began ON began.id = a.id
             WHERE NOT EXISTS (SELECT 1 FROM fees f WHERE f.student_id = a.student_id AND f.period = ?)
             ON DUPLICATE KEY UPDATE fees.period = fees.period',
            [self::monthTitle($period), $period, $period . '-10', $last, $first, Clock::today(), $first, $period],
        )->rowCount());
    }

    /** The first and the last month whose fee can be raised: the past year, this month and the next one. */
    public static function months(): array
    {
        return [
            substr(Clock::day('first day of -12 months'), 0, 7),
            substr(Clock::day('first day of next month'), 0, 7),
        ];
    }

    /** A student who has moved out owes nothing for the months that begin on that day or later. */
    public static function letGoAfter(int $studentId, string $endedOn): void
    {
        self::letGo("student_id = ? AND CONCAT(period, '-01') >= ?", [$studentId, $endedOn], 'Moved out on ' . day($endedOn));
    }

    /** A stay that never began costs nothing. A fine is not part of the stay and remains. */
    public static function letGoOfStay(int $allocationId): void
    {
        self::letGo(
            'allocation_id = ? AND (period IS NOT NULL OR is_deposit = 1)',
            [$allocationId],
            'The stay was cancelled before it began',
        );
    }

    /**
     * Waives the open part of a fee; payments stay recorded. A fee without payments loses its period, so that the
     * month can be raised again for a later stay. A fee that is paid in part keeps its period, and raiseForStay()
     * opens it again.
     */
    private static function letGo(string $which, array $values, string $reason): void
    {
        Database::run(
            "UPDATE fees SET waived_at = NOW(), waive_reason = ?,
                period = CASE WHEN EXISTS (SELECT 1 FROM payments p WHERE p.fee_id = fees.id) THEN period END
             WHERE $which AND waived_at IS NULL
               AND amount > (SELECT COALESCE(SUM(p.amount), 0) FROM payments p WHERE p.fee_id = fees.id)",
            [$reason, ...$values],
        );
    }

    private static function monthTitle(string $period): string
    {
        return 'Hostel fee, ' . date('F Y', strtotime($period . '-01'));
    }

    /** Waives a fee by decision of the office; only a fee without payments can be waived. */
    public static function waive(int $id, string $reason): bool
    {
        $waived = Database::run(
            'UPDATE fees SET waived_at = NOW(), waive_reason = ?
             WHERE id = ? AND waived_at IS NULL AND NOT EXISTS (SELECT 1 FROM payments WHERE fee_id = ?)',
            [$reason, $id, $id],
        );

        return $waived->rowCount() === 1;
    }

    /**
     * Records money received and returns the receipt's id.
     *
     * @throws DomainException if it is more than what is owed
     */
    public static function pay(int $feeId, string $amount, string $method, string $reference, string $paidOn, int $adminId): int
    {
        return Database::transaction(function () use ($feeId, $amount, $method, $reference, $paidOn, $adminId): int {
            // FOR UPDATE locks the fee until the end: of two payments at the same moment the second waits for the
            // first, so that together they can't be more than what is owed.
            Database::row('SELECT id FROM fees WHERE id = ? FOR UPDATE', [$feeId]);
            $fee = self::find($feeId);
            if ($fee === null || $fee['waived_at'] !== null) {
                throw new DomainException('This fee is not open.');
            }
            if (round((float) $amount * 100) > round((float) $fee['balance'] * 100)) {
                throw new DomainException('Only ' . money($fee['balance']) . ' is left to pay.');
            }

            return Database::insert('payments', [
                'fee_id' => $feeId,
                'amount' => $amount,
                'method' => $method,
                'reference' => $reference,
                'paid_on' => $paidOn,
                'received_by' => $adminId,
            ]);
        });
    }
}
